import { parseEther, toHex } from 'viem'
import type { ServedFrame } from './served-frame.js'
import { type BundlerProxy, createSmartChain, getStatus, newReceiver, waitForStatus } from './smart-chain.js'

const VALUE = parseEther('0.5')
const OTHER_HASH = `0x${'ab'.repeat(32)}`

const chain = createSmartChain()

afterEach(() => jest.useRealTimers())

const SEND = 'eth_sendUserOperation'
const RECEIPT = 'eth_getUserOperationReceipt'
const respond = (body: object) => Response.json({ jsonrpc: '2.0', id: 1, ...body })

/** A proxy that treats one method specially and counts how often operations were handed over. */
function onMethod(special: string, respondTo: (passOn: () => Promise<Response>) => Promise<Response>) {
  const counts = { sends: 0 }
  const proxy: BundlerProxy = (method, passOn) => {
    if (method === SEND) counts.sends += 1
    return method === special ? respondTo(passOn) : passOn()
  }
  return { proxy, counts }
}

const send = async (frame: ServedFrame, to: string, value = VALUE) =>
  (await frame.rpc('wallet_sendCalls', [{ calls: [{ to, value: toHex(value) }] }])).payload

test.each([
  [
    'names another operation',
    async (passOn: () => Promise<Response>) => {
      await passOn()
      return respond({ result: OTHER_HASH })
    },
  ],
  [
    'loses its response',
    async (passOn: () => Promise<Response>) => {
      await passOn()
      throw new TypeError('terminated')
    },
  ],
  [
    'fails after it has accepted',
    async (passOn: () => Promise<Response>) => {
      await passOn()
      return new Response('<html>Bad gateway</html>', { status: 502 })
    },
  ],
  [
    'gets the operation twice',
    async (passOn: () => Promise<Response>) => {
      await passOn()
      return passOn()
    },
  ],
] as const)(
  'R-FRAME-127 moves the amount once, and finds the outcome on the chain, when the bundler %s',
  async (_, respondTo) => {
    const { proxy, counts } = onMethod(SEND, respondTo)
    const { frame } = await chain.serveFunded({ proxy })
    const receiver = newReceiver()
    const status = await waitForStatus(frame, await send(frame, receiver))
    expect([status.status, counts.sends, await chain.balanceOf(receiver)]).toEqual([200, 1, VALUE])
  },
)

/** The frame's limit of a request, and all other timers that must not stand still meanwhile. */
const LIMIT_MS = 10_000
const doNotFake = [
  ...(['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
]

/** Never responds. The frame's own limit ends the request, at once by the clock of the test. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    jest.advanceTimersByTime(LIMIT_MS)
  })

test('R-FRAME-127 signs nothing while a bundler hangs, and hands an operation over once when it hangs after that', async () => {
  const counts = { sends: 0 }
  const hanging = new Set(['eth_estimateUserOperationGas'])
  const proxy: BundlerProxy = async (method, passOn, { signal }) => {
    if (method === SEND) counts.sends += 1
    if (method === SEND) await passOn()
    return hanging.has(method) ? hang(signal) : passOn()
  }
  const { frame } = await chain.serveFunded({ proxy })
  const receiver = newReceiver()
  jest.useFakeTimers({ doNotFake })
  expect(await send(frame, receiver)).toMatchObject({ code: -32603, message: 'The network does not answer' })
  expect([frame.cards.length, counts.sends]).toEqual([0, 0])
  hanging.clear()
  for (const method of [SEND, RECEIPT]) hanging.add(method)
  expect(await waitForStatus(frame, await send(frame, receiver))).toMatchObject({ status: 200 })
  expect([await chain.balanceOf(receiver), counts.sends]).toEqual([VALUE, 1])
})

test('R-FRAME-127 does not believe a bundler that reports another transaction as the outcome', async () => {
  const done = await chain.serveFunded()
  const first = await waitForStatus(done.frame, await send(done.frame, newReceiver()))
  const transactionHash = first.receipts?.[0]?.transactionHash
  const proxy: BundlerProxy = async (method, passOn) => {
    if (method === SEND) throw new TypeError('fetch failed')
    return method === RECEIPT ? respond({ result: { success: true, receipt: { transactionHash } } }) : passOn()
  }
  for (const listsLogs of [true, false]) {
    const { frame } = await chain.serveFunded({ proxy, listsLogs })
    expect(await getStatus(frame, await send(frame, newReceiver()))).toMatchObject({ status: 100 })
  }
})

test('R-FRAME-127 finds the transaction by the bundler’s hint where the node lists no logs', async () => {
  const { frame } = await chain.serveFunded({ listsLogs: false })
  const receiver = newReceiver()
  expect(await waitForStatus(frame, await send(frame, receiver))).toMatchObject({ status: 200 })
  expect(await chain.balanceOf(receiver)).toBe(VALUE)
})

test('R-FRAME-127 rejects when the bundler does not accept the operation, and can send another one at once', async () => {
  const error = { code: -32500, message: 'AA24 signature error' }
  let isRefused = true
  const { proxy } = onMethod(SEND, async (passOn) => (isRefused ? respond({ error }) : passOn()))
  const { frame } = await chain.serveFunded({ proxy })
  const [lost, next] = [newReceiver(), newReceiver()]
  const sendAs = (to: string) => frame.rpc('wallet_sendCalls', [{ id: 'mine', calls: [{ to, value: toHex(VALUE) }] }])
  expect((await sendAs(lost)).payload).toMatchObject({ code: -32003, message: error.message })
  isRefused = false
  expect(await waitForStatus(frame, (await sendAs(next)).payload)).toMatchObject({ status: 200 })
  expect(frame.cards.at(-1)?.review.warnings).toEqual([])
  expect([await chain.balanceOf(lost), await chain.balanceOf(next)]).toEqual([0n, VALUE])
})

test('R-FRAME-128 sends no other operation while one has no outcome, and then only one of both', async () => {
  let nowMs = Date.now()
  const counts = { sends: 0 }
  const proxy: BundlerProxy = async (method, passOn) => {
    if (method !== SEND) return passOn()
    counts.sends += 1
    if (counts.sends === 1) throw new TypeError('fetch failed')
    return passOn()
  }
  const { frame } = await chain.serveFunded({ proxy, now: () => nowMs, pauseMs: 1 })
  const [lost, next] = [newReceiver(), newReceiver()]
  const first = await send(frame, lost)
  expect(await getStatus(frame, first)).toMatchObject({ status: 100 })
  expect(await send(frame, next)).toMatchObject({ code: -32003 })
  expect(counts.sends).toBe(1)

  nowMs += 10 * 60_000
  const second = await send(frame, next)
  expect(frame.cards.at(-1)?.review.warnings.map(({ id }) => id)).toEqual(['replaces-unsettled'])
  expect(await waitForStatus(frame, second)).toMatchObject({ status: 200 })
  expect(await waitForStatus(frame, first)).toMatchObject({ status: 400 })
  expect([await chain.balanceOf(lost), await chain.balanceOf(next)]).toEqual([0n, VALUE])
})

test('R-FRAME-125 reports a transaction without an outcome as one that may still happen', async () => {
  const { proxy, counts } = onMethod(SEND, async () => {
    throw new TypeError('fetch failed')
  })
  const { frame, address } = await chain.serveFunded({ proxy, pauseMs: 1 })
  const { payload } = await frame.rpc('eth_sendTransaction', [{ from: address, to: newReceiver(), value: '0x1' }])
  expect([payload, counts.sends]).toEqual([
    { code: -32603, message: 'The transaction has no result yet. It may still happen' },
    1,
  ])
})

test('R-FRAME-123 moves nothing when a call of the batch fails, before or after it is sent', async () => {
  const { frame, address } = await chain.serveFunded()
  const [one, other] = [newReceiver(), newReceiver()]
  const half = toHex(parseEther('6'))
  const calls = [
    { to: one, value: half },
    { to: other, value: half },
  ]
  expect((await frame.rpc('wallet_sendCalls', [{ calls }])).payload).toMatchObject({ code: -32003 })
  expect(frame.cards).toEqual([])

  await chain.fund(address, parseEther('20'))
  const late = await chain.serveFunded({
    async proxy(method, passOn) {
      if (method === SEND) await chain.fund(late.address, parseEther('9'))
      return passOn()
    },
  })
  await chain.fund(late.address, parseEther('20'))
  const sent = (await late.frame.rpc('wallet_sendCalls', [{ calls }])).payload
  expect(await waitForStatus(late.frame, sent)).toMatchObject({ status: 500, receipts: [{ status: '0x0' }] })
  expect([await chain.balanceOf(one), await chain.balanceOf(other)]).toEqual([0n, 0n])
})

test('R-FRAME-124 warns of a bundler that wants far more gas than needed', async () => {
  const { proxy } = onMethod('eth_estimateUserOperationGas', async () =>
    respond({ result: { callGasLimit: '0x5208', verificationGasLimit: '0x30d40', preVerificationGas: '0x4c4b40' } }),
  )
  const { frame } = await chain.serveFunded({ proxy, decide: () => false })
  expect(await send(frame, newReceiver())).toMatchObject({ code: 4001 })
  expect(frame.cards[0]?.review.warnings.map(({ id }) => id)).toEqual(['high-fee'])
})
