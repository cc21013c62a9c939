/** Bundlers and nodes that lie, stall or vanish, and users who do two things at once: nothing is lost, and nothing is paid twice. */
import { parseEther, toHex } from 'viem'
import * as z from 'zod/mini'
import { createMemoryStorage } from '../src/host/session/frame-storage.js'
import type { ServedFrame } from './served-frame.js'
import { type BundlerProxy, createSmartChain, getStatus, getUser, newReceiver, waitForStatus } from './smart-chain.js'
import { startWallet } from './wallet-session.js'

const VALUE = parseEther('0.5')
const SEND = 'eth_sendUserOperation'
const GAS = 'eth_estimateUserOperationGas'
const RECEIPT = 'eth_getUserOperationReceipt'

const chain = createSmartChain()

const respond = (body: object) => Response.json({ jsonrpc: '2.0', id: 1, ...body })
const send = async (frame: ServedFrame, to: string, more: object = {}) =>
  (await frame.rpc('wallet_sendCalls', [{ calls: [{ to, value: toHex(VALUE) }], ...more }])).payload
const resultSchema = z.looseObject({ result: z.looseObject({}) })

/** Counts the operations that are handed over. */
function counted(proxy: BundlerProxy) {
  const counts = { sends: 0 }
  const counting: BundlerProxy = (method, passOn, request) => {
    if (method === SEND) counts.sends += 1
    return proxy(method, passOn, request)
  }
  return { proxy: counting, counts }
}

/** Changes what the bundler responds to a method. */
const changing =
  (special: string, change: (result: Record<string, unknown>) => object): BundlerProxy =>
  async (method, passOn) => {
    const response = await passOn()
    if (method !== special) return response
    const { data } = z.safeParse(resultSchema, await response.clone().json())
    return data ? respond({ result: change(data.result) }) : response
  }

test.each<[string, BundlerProxy, boolean]>([
  [
    'success: false of an operation that succeeded',
    changing(RECEIPT, (result) => ({ ...result, success: false })),
    false,
  ],
  ['success: false where the node lists logs', changing(RECEIPT, (result) => ({ ...result, success: false })), true],
  ['no receipt at all', async (method, passOn) => (method === RECEIPT ? respond({ result: null }) : passOn()), true],
  ['a malformed receipt', async (method, passOn) => (method === RECEIPT ? respond({ result: 7 }) : passOn()), true],
  [
    'a second response to one request',
    async (method, passOn) => {
      const first = await passOn()
      if (method === SEND) await passOn()
      return first
    },
    true,
  ],
  [
    'nothing any more once it has the operation',
    async (method, passOn) => {
      if (method === RECEIPT) throw new TypeError('fetch failed')
      return passOn()
    },
    true,
  ],
])('R-FRAME-127 reports the chain’s outcome, and pays once, when the bundler reports %s', async (_, lie, listsLogs) => {
  const { proxy, counts } = counted(lie)
  const { frame } = await chain.serveFunded({ proxy, listsLogs })
  const receiver = newReceiver()
  expect(await waitForStatus(frame, await send(frame, receiver))).toMatchObject({ status: 200 })
  expect([counts.sends, await chain.balanceOf(receiver)]).toEqual([1, VALUE])
})

test.each<[string, object]>([
  ['too little gas for the calls', { callGasLimit: '0x1' }],
  ['too little gas for the check', { verificationGasLimit: '0x1' }],
  ['no gas for itself', { preVerificationGas: '0x0' }],
  ['far more gas than a block has', { callGasLimit: '0xffffffffff' }],
])('R-FRAME-124 R-FRAME-127 moves all or nothing, and says which, when the bundler names %s', async (_, limits) => {
  const { proxy, counts } = counted(changing(GAS, (result) => ({ ...result, ...limits })))
  const { frame } = await chain.serveFunded({ proxy })
  const receiver = newReceiver()
  const sent = await send(frame, receiver)
  const { data: refused } = z.safeParse(z.object({ code: z.number() }), sent)
  const status = refused ? refused.code : (await waitForStatus(frame, sent)).status
  expect([200, 500, -32003]).toContain(status)
  expect([await chain.balanceOf(receiver), counts.sends <= 1]).toEqual([status === 200 ? VALUE : 0n, true])
})

test('R-FRAME-127 calls an operation sent that the chain has, although the bundler refuses it', async () => {
  const { proxy, counts } = counted(async (method, passOn) => {
    if (method !== SEND) return passOn()
    await passOn()
    while ((await chain.balanceOf(receiver)) === 0n) await new Promise((resolve) => setTimeout(resolve, 20))
    return respond({ error: { code: -32500, message: 'AA24 signature error' } })
  })
  const receiver = newReceiver()
  const { frame } = await chain.serveFunded({ proxy })
  expect(await waitForStatus(frame, await send(frame, receiver))).toMatchObject({ status: 200 })
  expect([counts.sends, await chain.balanceOf(receiver)]).toEqual([1, VALUE])
})

test('R-FRAME-127 says before the next payment that a refused operation was carried out later', async () => {
  let carryOut: (() => Promise<Response>) | undefined
  const { frame } = await chain.serveFunded({
    async proxy(method, passOn) {
      if (method !== SEND || carryOut) return passOn()
      carryOut = passOn
      return respond({ error: { code: -32500, message: 'AA24 signature error' } })
    },
  })
  const receiver = newReceiver()
  expect(await send(frame, receiver)).toMatchObject({ code: -32003 })
  await carryOut?.()
  while ((await chain.balanceOf(receiver)) === 0n) await new Promise((resolve) => setTimeout(resolve, 20))
  const cards = frame.cards.length
  expect(await send(frame, receiver)).toMatchObject({
    ...{ code: -32003, message: 'An earlier request that was refused has been carried out. Check it, then send again' },
  })
  expect([frame.cards.length, await chain.balanceOf(receiver)]).toEqual([cards, VALUE])
  const other = newReceiver()
  expect(await waitForStatus(frame, await send(frame, other))).toMatchObject({ status: 200 })
  expect(await chain.balanceOf(other)).toBe(VALUE)
})

test('R-FRAME-127 R-FRAME-128 keeps a batch open that the bundler accepted and lost, and lets only one of two happen', async () => {
  let nowMs = Date.now()
  let isGone = false
  const { frame } = await chain.serveFunded({
    ...{ now: () => nowMs, pauseMs: 1 },
    async proxy(method, passOn) {
      if (isGone) throw new TypeError('fetch failed')
      if (method !== SEND || nowMs > Date.now() + 1_000) return passOn()
      isGone = true
      return respond({ result: `0x${'ab'.repeat(32)}` })
    },
  })
  const [lost, next] = [newReceiver(), newReceiver()]
  const first = await send(frame, lost)
  expect((await getStatus(frame, first)).status).toBe(100)
  expect(await send(frame, next)).toMatchObject({ code: -32003 })
  isGone = false
  nowMs += 10 * 60_000
  const second = await send(frame, next)
  expect(frame.cards.at(-1)?.review.warnings.map(({ id }) => id)).toEqual(['replaces-unsettled'])
  expect((await waitForStatus(frame, second)).status).toBe(200)
  expect((await waitForStatus(frame, first)).status).toBe(400)
  expect([await chain.balanceOf(lost), await chain.balanceOf(next)]).toEqual([0n, VALUE])
})

test('R-FRAME-123 R-FRAME-127 knows the outcome of a batch in a frame that loads while it is on its way', async () => {
  const [wallet, storage] = [await startWallet(), createMemoryStorage()]
  const { frame } = await chain.serveFunded({
    ...{ wallet, storage },
    async proxy(method, passOn) {
      if (method !== SEND) return passOn()
      await passOn()
      // The page is gone before the frame could respond.
      return new Promise<never>(() => {})
    },
  })
  const receiver = newReceiver()
  frame.send('RPC_REQUEST', {
    ...{ method: 'wallet_sendCalls', chainId: 'eip155:1' },
    params: [{ id: 'mine', calls: [{ to: receiver, value: toHex(VALUE) }] }],
  })
  while ((await chain.balanceOf(receiver)) === 0n) await new Promise((resolve) => setTimeout(resolve, 20))
  const next = await chain.serve({ wallet, storage })
  expect(await waitForStatus(next, { id: 'mine' })).toMatchObject({ status: 200 })
  expect(await send(next, receiver, { id: 'mine' })).toMatchObject({ code: 5720 })
  expect(await chain.balanceOf(receiver)).toBe(VALUE)
})

test('R-FRAME-128 pays each of two payments of two tabs at most once, and says of each what became of it', async () => {
  const [wallet, storage] = [await startWallet(), createMemoryStorage()]
  let nowMs = Date.now()
  const params = { wallet, storage, now: () => nowMs }
  const tabs = [(await chain.serveFunded(params)).frame, await chain.serve(params)] as const
  const receivers = [newReceiver(), newReceiver()] as const
  const sent = await Promise.all([send(tabs[0], receivers[0]), send(tabs[1], receivers[1])])
  const outcomes = await Promise.all(
    sent.map(async (one, index) => {
      const { data: refused } = z.safeParse(z.object({ code: z.number() }), one)
      if (refused) return refused.code
      const frame = tabs[index] ?? tabs[0]
      while ((await getStatus(frame, one)).status === 100) {
        nowMs += 30_000
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return (await getStatus(frame, one)).status
    }),
  )
  for (const [index, outcome] of outcomes.entries()) {
    expect([200, 400, -32003]).toContain(outcome)
    expect(await chain.balanceOf(receivers[index] ?? '')).toBe(outcome === 200 ? VALUE : 0n)
  }
  expect(outcomes).toContain(200)
})

test.each<[string, string, (result: unknown) => unknown]>([
  ['a nonce to come', 'eth_call', (result) => (result === `0x${'0'.repeat(64)}` ? toHex(9, { size: 32 }) : result)],
  ['another chain', 'eth_chainId', () => '0x89'],
  ['no gas price', 'eth_getBlockByNumber', () => ({ baseFeePerGas: '0x0' })],
  ['the code of an account that does not exist', 'eth_getCode', (result) => (result === '0x' ? '0x60' : result)],
])('R-FRAME-127 pays nothing, and never twice, when the node reports %s', async (_, special, change) => {
  let isLying = false
  const { proxy, counts } = counted((__, passOn) => passOn())
  const served = await chain.serve({ proxy })
  const { address } = await getUser(served)
  await chain.fund(address)
  const frame = await chain.serve({
    proxy,
    wallet: served.signer,
    nodeProxy: (method, result) => (isLying && method === special ? change(result) : result),
  })
  isLying = true
  const receiver = newReceiver()
  const sent = await send(frame, receiver)
  isLying = false
  const { data: refused } = z.safeParse(z.object({ code: z.number() }), sent)
  const status = refused ? refused.code : (await getStatus(frame, sent)).status
  expect([100, 200, 500, -32003, -32603]).toContain(status)
  expect(counts.sends).toBeLessThanOrEqual(1)
  if (status !== 200 && status !== 100) expect(await chain.balanceOf(receiver)).toBe(0n)
  expect((await chain.balanceOf(receiver)) <= VALUE).toBe(true)
})
