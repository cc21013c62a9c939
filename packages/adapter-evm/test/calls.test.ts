import { rpcRequest } from '@bowline/chains'
import { drawCount } from '@bowline/jest-preset/draw-count'
import { until } from '@bowline/jest-preset/fixtures'
import { allowRepeat, getCallsStatus, retryCalls, sendCalls } from '@bowline/kit-core/actions'
import { ATOMIC, allowanceOf, balanceOf, chain, coinOf, connected, encode, REFUSING, token } from './calls-fixture.js'
import { ALICE, BOB } from './setup.js'

const payments = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ to: BOB.address, value: BigInt(index + 1) }))
const sumOf = (count: number) => BigInt((count * (count + 1)) / 2)

describe.each([
  ['atomic', ATOMIC, 'batch', 1],
  ['ordered', undefined, 'batch', 1],
  ['no', 'none', 'sequence', undefined],
] as const)('a wallet with %s batches', (_, batches, mode, prompts) => {
  test.each(drawCount({ usual: [3], full: [2, 20] }))(
    'R-CALLS-03 R-CALLS-04 R-CALLS-05 carries out %d calls to the last unit',
    async (count) => {
      const { kit, latest, person } = await connected({ batches })
      const before = await coinOf(BOB.address)
      const { id } = await sendCalls(kit, { calls: payments(count) })
      await until(() => latest().status === 'confirmed')
      expect(await coinOf(BOB.address)).toBe(before + sumOf(count))
      expect(latest()).toMatchObject({ id, mode, isSending: false })
      expect(latest().calls.every(({ status, hash }) => status === 'confirmed' && hash !== undefined)).toBe(true)
      expect(person.prompts).toHaveLength(prompts ?? count)
      expect(await getCallsStatus(kit, { id })).toMatchObject({ status: 'confirmed', isAtomic: batches === ATOMIC })
    },
  )

  test('R-CALLS-04 asks for one call as a transaction', async () => {
    const { kit, latest, prompts } = await connected({ batches })
    await sendCalls(kit, { calls: payments(1), atomicRequired: true })
    await until(() => latest().status === 'confirmed')
    expect(prompts()).toEqual(['send'])
  })
})

test('R-CALLS-03 an atomic batch has an approval and what needs it in one transaction', async () => {
  const { kit, latest, asked } = await connected({ batches: ATOMIC })
  const calls = [
    { to: token, data: encode('approve', BOB.address, 5n) },
    { to: token, data: encode('transfer', BOB.address, 7n) },
  ]
  const before = await balanceOf(BOB.address)
  await sendCalls(kit, { calls, atomicRequired: true })
  await until(() => latest().status === 'confirmed')
  expect(await allowanceOf(ALICE.address, BOB.address)).toBe(5n)
  expect(await balanceOf(BOB.address)).toBe(before + 7n)
  expect(new Set(latest().calls.map(({ hash }) => hash)).size).toBe(1)
  expect(asked('wallet_sendCalls')).toMatchObject([
    { params: [{ version: '2.0.0', atomicRequired: true, chainId: '0x1', from: ALICE.address }] },
  ])
})

test('R-CALLS-03 an atomic batch with a call that reverts moves nothing', async () => {
  const { kit, latest, statuses } = await connected({ batches: ATOMIC })
  const before = await coinOf(BOB.address)
  const sending = sendCalls(kit, { calls: [...payments(1), { to: REFUSING }] })
  await expect(sending).rejects.toMatchObject({ code: 'wallet/request-failed' })
  expect([latest().status, statuses()]).toEqual(['stopped', ['waiting', 'waiting']])
  expect(await coinOf(BOB.address)).toBe(before)
})

test.each([[undefined], ['none']] as const)(
  'R-CALLS-02 a wallet that cannot do all or none (%j) is not asked to send',
  async (batches) => {
    const { kit, prompts } = await connected({ batches })
    const sending = sendCalls(kit, { calls: payments(2), atomicRequired: true })
    await expect(sending).rejects.toMatchObject({ code: 'calls/atomic-unsupported' })
    expect(prompts()).toEqual([])
    expect(kit.getState().calls).toBeUndefined()
  },
)

test('R-CALLS-02 a wallet that does not say what it can do gets the batch as required, and refuses it', async () => {
  const { kit, between, prompts, statuses } = await connected()
  between('wallet_getCapabilities', () => Promise.reject({ code: -32603, message: 'Internal error' }))
  const sending = sendCalls(kit, { calls: payments(2), atomicRequired: true })
  await expect(sending).rejects.toMatchObject({ code: 'calls/atomic-unsupported' })
  expect([prompts(), statuses()]).toEqual([[], ['waiting', 'waiting']])
})

test('R-CALLS-02 a wallet without a required capability is not asked to send; an optional one is left out', async () => {
  const { kit, latest, prompts } = await connected({ batches: 'none' })
  const paymasterService = { url: 'https://pay.example' }
  const sending = sendCalls(kit, { calls: payments(2), capabilities: { paymasterService } })
  await expect(sending).rejects.toMatchObject({
    code: 'calls/capability-unsupported',
    capability: 'paymasterService',
  })
  expect(prompts()).toEqual([])
  const capabilities = { paymasterService: { ...paymasterService, optional: true } }
  await sendCalls(kit, { calls: payments(2), capabilities })
  await until(() => latest().status === 'confirmed')
})

test('R-CALLS-01 refuses a batch without calls', async () => {
  const { kit } = await connected()
  await expect(sendCalls(kit, { calls: [] })).rejects.toMatchObject({ code: 'calls/empty' })
})

test('R-CALLS-03 a wallet that reports batches and lacks the request gets the calls one by one', async () => {
  const { kit, between, latest, prompts } = await connected()
  between('wallet_sendCalls', () => Promise.reject({ code: 4200, message: 'Not supported' }))
  await sendCalls(kit, { calls: payments(2) })
  await until(() => latest().status === 'confirmed')
  expect([latest().mode, prompts()]).toEqual(['sequence', ['send', 'send']])
})

test('R-CALLS-04 requests the next call once the last one is confirmed', async () => {
  const { kit, statuses, prompts } = await connected({ batches: 'none' })
  await rpcRequest(chain.url, 'evm_setAutomine', [false])
  const sending = sendCalls(kit, { calls: payments(2) })
  await until(() => statuses()?.[0] === 'sent')
  expect([statuses(), prompts()]).toEqual([['sent', 'waiting'], ['send']])
  await rpcRequest(chain.url, 'evm_mine', [])
  await until(() => statuses()?.[1] === 'sent')
  expect(kit.getState().calls).toMatchObject([{ status: 'pending', isSending: false }])
  await rpcRequest(chain.url, 'evm_mine', [])
  await sending
  await until(() => kit.getState().calls?.[0]?.status === 'confirmed')
})

test('R-CALLS-06 after a declined call the rest can be sent, and the first is not sent again', async () => {
  const { kit, between, latest, statuses, prompts } = await connected({ batches: 'none' })
  const before = await coinOf(BOB.address)
  let turn = 0
  between('eth_sendTransaction', async (ask) => {
    turn += 1
    if (turn === 2) throw { code: 4001, message: 'User rejected' }
    return ask()
  })
  const error = await sendCalls(kit, { calls: payments(3) }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    ...{ code: 'calls/incomplete', confirmed: 1, total: 3, id: latest().id },
    cause: { code: 'wallet/user-rejected' },
  })
  expect([latest().status, statuses()]).toEqual(['stopped', ['confirmed', 'waiting', 'waiting']])
  expect(await getCallsStatus(kit, { id: latest().id })).toMatchObject({ status: 'partial', isAtomic: false })
  const { id } = latest()
  await Promise.all([retryCalls(kit, { id }), retryCalls(kit, { id })])
  await until(() => latest().status === 'confirmed')
  expect(await coinOf(BOB.address)).toBe(before + sumOf(3))
  expect(prompts()).toEqual(['send', 'send', 'send'])
  await expect(retryCalls(kit, { id })).rejects.toMatchObject({ code: 'calls/retry' })
})

test('R-CALLS-06 a call that reverts stops the sequence, and what follows is not requested', async () => {
  const { kit, latest, statuses } = await connected({ batches: 'none' })
  await rpcRequest(chain.url, 'anvil_setCode', [REFUSING, '0x'])
  await rpcRequest(chain.url, 'evm_setAutomine', [false])
  const sending = sendCalls(kit, { calls: [{ to: REFUSING }, ...payments(1)] })
  sending.catch(() => {})
  await until(() => statuses()?.[0] === 'sent')
  await rpcRequest(chain.url, 'anvil_setCode', [REFUSING, '0x5f5ffd'])
  await rpcRequest(chain.url, 'evm_mine', [])
  await expect(sending).rejects.toMatchObject({
    code: 'calls/incomplete',
    cause: { code: 'transaction/failed' },
  })
  expect([latest().status, statuses()]).toEqual(['stopped', ['failed', 'waiting']])
})

test('R-CALLS-01 the first declined call is a declined request, and nothing was sent', async () => {
  const { kit, person, latest, statuses } = await connected({ batches: 'none' })
  person.say = false
  await expect(sendCalls(kit, { calls: payments(2) })).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect([latest().status, statuses()]).toEqual(['stopped', ['waiting', 'waiting']])
})

test('R-CALLS-04 a signal stops a sequence before its next call, and the rest can be sent', async () => {
  const { kit, latest, statuses, prompts } = await connected({ batches: 'none' })
  await rpcRequest(chain.url, 'evm_setAutomine', [false])
  const stop = new AbortController()
  const sending = sendCalls(kit, { calls: payments(2), signal: stop.signal })
  await until(() => statuses()?.[0] === 'sent')
  stop.abort()
  await expect(sending).rejects.toMatchObject({ code: 'calls/incomplete', cause: { code: 'request/aborted' } })
  const retrying = retryCalls(kit, { id: latest().id })
  await rpcRequest(chain.url, 'evm_setAutomine', [true])
  await rpcRequest(chain.url, 'evm_mine', [])
  await retrying
  await until(() => latest().status === 'confirmed')
  expect(prompts()).toEqual(['send', 'send'])
})

test('R-CALLS-05 a second request for the same calls meanwhile is the first one', async () => {
  const { kit, latest, prompts } = await connected({ batches: ATOMIC })
  const [one, other] = await Promise.all([
    sendCalls(kit, { calls: payments(2) }),
    sendCalls(kit, { calls: payments(2) }),
  ])
  expect(one).toEqual(other)
  await until(() => latest().status === 'confirmed')
  expect(prompts()).toEqual(['send-calls'])
})

describe('a lost response', () => {
  const lost = { code: -32603, message: 'Internal JSON-RPC error.' }

  test('R-CALLS-09 a call that was sent is found, and never sent again', async () => {
    const { kit, between, latest, statuses, prompts } = await connected({ batches: 'none' })
    const before = await coinOf(BOB.address)
    let isLost = false
    between('eth_sendTransaction', async (ask) => {
      const hash = await ask()
      if (isLost) return hash
      isLost = true
      throw lost
    })
    const sending = sendCalls(kit, { calls: payments(2) })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
    expect([latest().isSending, statuses()?.[1]]).toEqual([false, 'waiting'])
    await until(() => statuses()?.[0] === 'confirmed')
    expect(latest().status).toBe('stopped')
    await retryCalls(kit, { id: latest().id })
    await until(() => latest().status === 'confirmed')
    expect(await coinOf(BOB.address)).toBe(before + sumOf(2))
    expect(prompts()).toEqual(['send', 'send'])
  })

  test('R-CALLS-09 a batch that was sent is found, and never sent again', async () => {
    const { kit, between, latest, prompts } = await connected({ batches: ATOMIC })
    const before = await coinOf(BOB.address)
    between('wallet_sendCalls', async (ask) => {
      await ask()
      throw lost
    })
    const sending = sendCalls(kit, { calls: payments(2) })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
    await until(() => latest().status === 'confirmed')
    await expect(retryCalls(kit, { id: latest().id })).rejects.toMatchObject({ code: 'calls/retry' })
    expect(await coinOf(BOB.address)).toBe(before + sumOf(2))
    expect(prompts()).toEqual(['send-calls'])
  })

  test('R-CALLS-09 is unknown, not failed, until the user has checked the wallet', async () => {
    const { kit, between, latest, statuses } = await connected({ batches: 'none' })
    between('eth_sendTransaction', () => Promise.reject(lost))
    const sending = sendCalls(kit, { calls: payments(2) })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
    const { id } = latest()
    expect([latest().status, statuses()]).toEqual(['unknown', ['unknown', 'waiting']])
    expect(await getCallsStatus(kit, { id })).toMatchObject({ status: 'pending' })
    await expect(retryCalls(kit, { id })).rejects.toMatchObject({ code: 'transaction/unknown' })
    const [request] = kit.getState().sendRequests ?? []
    await allowRepeat(kit, { requestId: request?.id ?? '' })
    await until(() => latest().status === 'stopped')
    between('eth_sendTransaction', (ask) => ask())
    await retryCalls(kit, { id })
    await until(() => latest().status === 'confirmed')
  })
})

test('R-CALLS-08 a batch of an earlier visit has its status from the wallet; an unknown one is not found', async () => {
  const first = await connected({ batches: ATOMIC })
  const { id } = await sendCalls(first.kit, { calls: payments(2) })
  await until(() => first.latest().status === 'confirmed')
  const { kit } = await connected({ batches: ATOMIC })
  await expect(getCallsStatus(kit, { id })).rejects.toMatchObject({ code: 'calls/not-found', id })
})
