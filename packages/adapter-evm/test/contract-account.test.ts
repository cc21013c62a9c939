import { type Anvil, rpcRequest, startAnvil } from '@bowline/chains'
import { never, ofType } from '@bowline/jest-preset/scene'
import type { AdapterEvent, SentLook } from '@bowline/kit-core'
import type { EvmAdapter } from '../src/adapter.js'
import { ALICE, BOB, network, page, SANDBOX, wallet, world } from './setup.js'

const PROPOSED = `0x${'ab'.repeat(32)}`
const CARRIED_OUT = `0x${'cd'.repeat(32)}`

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
}, 30_000)
afterAll(() => chain.stop())

const setCode = (address: string, code: string) => rpcRequest(chain.url, 'anvil_setCode', [address, code])

/** Looks at what was sent last, each look with the memo of the one before. */
async function lookOften({ adapter, events }: { adapter: EvmAdapter; events: readonly AdapterEvent[] }, count = 5) {
  const sent = ofType([...events], 'sent').at(-1)?.sent
  if (!sent) throw new Error()
  let look: SentLook | undefined
  for (let turn = 0; turn < count; turn += 1) {
    look = await adapter.getTransaction?.({ sent: { ...sent, memo: look?.memo ?? sent.memo }, signal: never })
    if (look?.status !== 'pending') break
  }
  return look
}

/** A wallet that answers with a hash of its own, and tells by it what became of the transaction. */
async function proposed(tell: () => unknown) {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  const main = network(1, chain.url)
  const scene = world({ networks: [main] })
  made.wallet.announce(scene.page.events)
  await scene.adapter.connect({ connectorId: SANDBOX, signal: never })
  const { request } = made.wallet.provider
  const asked: string[] = []
  made.wallet.provider.request = async (args: { method: string; params?: unknown }) => {
    asked.push(args.method)
    if (args.method === 'eth_sendTransaction') return PROPOSED
    return args.method === 'wallet_getCallsStatus' ? tell() : request(args)
  }
  await scene.adapter.sendTransaction?.({
    ...{ connectorId: SANDBOX, address: ALICE.address, to: BOB.address, value: 1n, network: main },
  })
  return { ...scene, asked }
}

test.each([
  ['waits for its owners', { status: 100 }, { status: 'pending' }],
  [
    'was carried out',
    { status: 200, receipts: [{ transactionHash: CARRIED_OUT, status: '0x1' }] },
    { status: 'confirmed', replacement: { hash: CARRIED_OUT, reason: 'repriced' } },
  ],
  [
    'failed',
    { status: 500, receipts: [{ transactionHash: CARRIED_OUT, status: '0x0' }] },
    { status: 'failed', replacement: { hash: CARRIED_OUT, reason: 'repriced' } },
  ],
  ['was rejected by its owners', { status: 400 }, { status: 'failed' }],
])('R-ADPT-112 what a contract account was asked to send %s: its wallet says so', async (_, told, end) => {
  await setCode(ALICE.address, '0x00')
  const look = await lookOften(await proposed(() => told))
  expect(look).toMatchObject(end)
  expect(look?.isUnknown).toBeUndefined()
})

test('R-ADPT-112 a wallet that cannot say leaves it unheard of, and one of a key is not asked', async () => {
  await setCode(ALICE.address, '0x00')
  const silent = await proposed(() => Promise.reject(Object.assign(new Error('Unsupported'), { code: 4200 })))
  expect(await lookOften(silent)).toMatchObject({ status: 'pending', isUnknown: true })
  await setCode(ALICE.address, '0x')
  const plain = await proposed(() => ({ status: 200 }))
  expect(await lookOften(plain)).toMatchObject({ status: 'pending', isUnknown: true })
  expect(plain.asked).not.toContain('wallet_getCallsStatus')
})

test('R-ADPT-112 in a Safe the Safe says what became of its transaction', async () => {
  const safe = '0x00000000000000000000000000000000000000AA'
  await setCode(safe, '0x00')
  const origin = 'https://app.safe.global'
  const answers: Record<string, unknown> = {
    getSafeInfo: { safeAddress: safe, chainId: 1 },
    sendTransactions: { safeTxHash: PROPOSED },
    getTxBySafeTxHash: { txStatus: 'AWAITING_CONFIRMATIONS', txHash: null },
  }
  const asked: unknown[] = []
  const events = new EventTarget()
  const parent = {
    postMessage(message: unknown) {
      const { id, method, params } = JSON.parse(JSON.stringify(message))
      asked.push([method, params])
      const data = { id, success: true, data: answers[method] }
      queueMicrotask(() => events.dispatchEvent(Object.assign(new Event('message'), { origin, source: parent, data })))
    },
  }
  const main = network(1, chain.url)
  const scene = world({ networks: [main], page: page({ events, parent, ancestorOrigins: [origin] }) })
  await scene.adapter.connect({ connectorId: 'safe', signal: never })
  await scene.adapter.sendTransaction?.({
    ...{ connectorId: 'safe', address: safe, to: BOB.address, value: 1n, network: main },
  })
  expect(await lookOften(scene)).toMatchObject({ status: 'pending' })
  expect(asked).toContainEqual(['getTxBySafeTxHash', { safeTxHash: PROPOSED }])
  answers.getTxBySafeTxHash = { txStatus: 'SUCCESS', txHash: CARRIED_OUT }
  const replacement = { hash: CARRIED_OUT, reason: 'repriced' }
  expect(await lookOften(scene)).toMatchObject({ status: 'confirmed', replacement })
  answers.getTxBySafeTxHash = { txStatus: 'CANCELLED' }
  expect(await lookOften(scene)).toMatchObject({ status: 'failed' })
})
