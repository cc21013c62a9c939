import { drawCount } from '@bowline/jest-preset/draw-count'
import { createSeededRandom } from '@bowline/jest-preset/seeded-random'
import { parseEther, toHex } from 'viem'
import * as z from 'zod/mini'
import type { ServedFrame } from './served-frame.js'
import {
  type BundlerProxy,
  createSmartChain,
  getUser,
  newReceiver,
  PAYMASTER_URL,
  type SmartFrameParams,
  waitForStatus,
} from './smart-chain.js'

const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = `0x${'77'.repeat(20)}`
const CHECK_GAS = '0x186a0'
const STUB = 'pm_getPaymasterStubData'
const DATA = 'pm_getPaymasterData'
const SEND = 'eth_sendUserOperation'
const OPERATIONS = drawCount({ usual: 6, full: 100 })

const chain = createSmartChain()

const respond = (body: object) => Response.json({ jsonrpc: '2.0', id: 1, ...body })
const paymaster = { url: `${PAYMASTER_URL}key` }
const paymasterService = { url: `${PAYMASTER_URL}other`, context: { plan: 'gold' } }

/** A frame with a paymaster, whose smart account owns `value`. */
const open = (params: SmartFrameParams = {}, value = parseEther('1')) =>
  chain.serveFunded({ paymaster, ...params }, value)
const send = async (frame: ServedFrame, more: object = {}) =>
  (await frame.rpc('wallet_sendCalls', [{ calls: [{ to: FRIEND, value: '0x1' }], ...more }])).payload
const payerLines = (frame: ServedFrame) =>
  frame.cards.at(-1)?.review.lines.flatMap(({ label, value }) => (/^(?:Fee paid|Paymaster)/.test(label) ? [value] : []))

test(`R-FRAME-130 moves exactly the amounts, and only the paymaster pays, in ${OPERATIONS} random operations`, async () => {
  const { frame, address } = await open({}, parseEther('1000'))
  const random = createSeededRandom(130)
  let own = parseEther('1000')
  let deposit = await chain.paymaster.getDeposit()
  for (let index = 0; index < OPERATIONS; index += 1) {
    const count = 1 + random.below(5)
    const calls = Array.from({ length: count }, () => ({
      to: newReceiver(),
      value: random.bits(random.below(60)),
    }))
    const sent = await send(frame, { calls: calls.map(({ to, value }) => ({ to, value: toHex(value) })) })
    const status = await waitForStatus(frame, sent)
    expect(status).toMatchObject({ status: 200 })
    expect(await Promise.all(calls.map(({ to }) => chain.balanceOf(to)))).toEqual(calls.map(({ value }) => value))
    own -= calls.reduce((sum, { value }) => sum + value, 0n)
    deposit -= await chain.feeOf(status.receipts?.[0]?.transactionHash)
    expect([await chain.balanceOf(address), await chain.depositOf(address)]).toEqual([own, 0n])
    expect(await chain.paymaster.getDeposit()).toBe(deposit)
  }
})

test('R-FRAME-130 creates and uses an account without any coin, and shows who pays', async () => {
  const { frame, address } = await open({}, 0n)
  const { payload } = await frame.rpc('eth_sendTransaction', [{ from: address, to: FRIEND, data: '0x' }])
  expect(payload).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await getUser(frame)).toMatchObject({ smartAccountDeployed: true })
  expect(payerLines(frame)).toEqual(['pay.example', expect.stringMatching(new RegExp(chain.paymaster.address, 'i'))])
})

test('R-FRAME-130 reports the paymaster service, and passes the page’s context on to one at the same origin', async () => {
  const asked: unknown[] = []
  const proxy: BundlerProxy = (method, passOn, { params }) => {
    if (method.startsWith('pm_')) asked.push(params)
    return passOn()
  }
  const { frame, address } = await open({ proxy })
  expect((await frame.rpc('wallet_getCapabilities', [address])).payload).toMatchObject({
    '0x1': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
  })
  const sent = await send(frame, { capabilities: { paymasterService } })
  expect(await waitForStatus(frame, sent)).toMatchObject({ status: 200 })
  const request = expect.not.objectContaining({ signature: expect.anything() })
  const params = [request, expect.stringMatching(/^0x0{8}71727/), '0x1', { plan: 'gold' }]
  expect(asked).toEqual([params, params])
  expect(frame.nodeRequests.filter(({ url }) => url === paymasterService.url)).toHaveLength(2)
})

test('R-FRAME-130 refuses a required paymaster of another origin, and ignores an optional one', async () => {
  const { frame } = await open()
  const elsewhere = { url: 'https://pay.example.evil.example/' }
  expect(await send(frame, { capabilities: { paymasterService: elsewhere } })).toMatchObject({ code: 5700 })
  expect(frame.cards).toEqual([])
  const optional = { paymasterService: { ...elsewhere, optional: true } }
  expect(await waitForStatus(frame, await send(frame, { capabilities: optional }))).toMatchObject({ status: 200 })
  expect(payerLines(frame)?.[0]).toBe('pay.example')
  expect(await send(frame, { capabilities: { paymasterService: { url: 7 } } })).toMatchObject({ code: -32602 })
})

const failures: readonly (readonly [string, RegExp, BundlerProxy])[] = [
  [
    'refuses',
    /^The paymaster refuses: Not today$/,
    async (method, passOn) => (method === STUB ? respond({ error: { code: -32002, message: 'Not today' } }) : passOn()),
  ],
  [
    'refuses after the estimate',
    /^The paymaster refuses: Too much$/,
    async (method, passOn) => (method === DATA ? respond({ error: { code: -32002, message: 'Too much' } }) : passOn()),
  ],
  [
    'does not respond',
    /^The paymaster doesn’t respond$/,
    async (method, passOn) => {
      if (method.startsWith('pm_')) throw new TypeError('fetch failed')
      return passOn()
    },
  ],
  [
    'names no contract',
    /malformed$/,
    async (method, passOn) => (method === STUB ? respond({ result: { paymaster: `0x${'00'.repeat(20)}` } }) : passOn()),
  ],
  [
    'names another contract in the end',
    /malformed$/,
    async (method, passOn) => (method === DATA ? respond({ result: { paymaster: OTHER } }) : passOn()),
  ],
  [
    'names a contract that does not exist',
    /AA30|paymaster/i,
    async (method, passOn) =>
      method.startsWith('pm_')
        ? respond({ result: { paymaster: OTHER, paymasterData: '0x', paymasterVerificationGasLimit: CHECK_GAS } })
        : passOn(),
  ],
]
test.each(failures)(
  'R-FRAME-131 leaves the fee to the account and says why when the paymaster %s; nothing happens when it is required',
  async (_, reason, proxy) => {
    let sends = 0
    const counting: BundlerProxy = (method, passOn, request) => {
      if (method === SEND) sends += 1
      return proxy(method, passOn, request)
    }
    const { frame, address } = await open({ proxy: counting })
    expect(await send(frame, { capabilities: { paymasterService } })).toMatchObject({
      ...{ code: -32003, message: expect.stringMatching(reason) },
    })
    expect([frame.cards.length, sends]).toEqual([0, 0])

    const receiver = newReceiver()
    const sent = await send(frame, { calls: [{ to: receiver, value: '0x7b' }] })
    expect(await waitForStatus(frame, sent)).toMatchObject({ status: 200 })
    expect([await chain.balanceOf(receiver), sends]).toEqual([123n, 1])
    expect(payerLines(frame)).toEqual(['Your account', expect.stringMatching(/^pay\.example doesn’t pay\. ./)])
    await chain.fund(address, 0n)
    const unpaid = await send(frame, { calls: [{ to: receiver }] })
    expect(unpaid).toMatchObject({ code: -32003, message: expect.stringMatching(reason) })
  },
)

test.each<[string, (data: string) => object]>([
  ['signs something else', (data) => ({ paymasterData: `${data.slice(0, -130)}${'11'.repeat(64)}1b` })],
  ['moves its end into the past', (data) => ({ paymasterData: `0x${'1'.padStart(64, '0')}${data.slice(66)}` })],
  [
    'moves its beginning',
    (data) => ({ paymasterData: `${data.slice(0, 66)}${'f'.repeat(12).padStart(64, '0')}${data.slice(130)}` }),
  ],
])('R-FRAME-131 moves nothing, and tells the page, when the paymaster %s in the end', async (_, change) => {
  const proxy: BundlerProxy = async (method, passOn) => {
    const response = await passOn()
    if (method !== DATA) return response
    const { result } = z.parse(
      z.object({ result: z.looseObject({ paymasterData: z.string() }) }),
      await response.json(),
    )
    return respond({ result: { ...result, ...change(result.paymasterData) } })
  }
  const { frame, address } = await open({ proxy })
  const receiver = newReceiver()
  const calls = [{ to: receiver, value: '0x1' }]
  expect(await send(frame, { calls })).toMatchObject({ code: -32003, message: expect.stringContaining('AA3') })
  expect([await chain.balanceOf(receiver), await chain.balanceOf(address)]).toEqual([0n, parseEther('1')])
})
