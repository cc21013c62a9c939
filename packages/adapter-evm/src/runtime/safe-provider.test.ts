import { never, ofType, skipTime, until } from '@bowline/jest-preset/fixtures'
import { ALICE, BOB, network, page, wallet, world } from '../../test/setup.js'

const SAFE = '0x00000000000000000000000000000000000000AA'
const ORIGIN = 'https://app.safe.global'

/** A Safe app that frames the page. It responds to messages whose target is its origin. */
function safeApp(answers: Record<string, unknown>) {
  const events = new EventTarget()
  const asked: { method: string; params: unknown }[] = []
  const dispatch = (message: Record<string, unknown>) =>
    events.dispatchEvent(Object.assign(new Event('message'), message))
  const parent = {
    postMessage(message: unknown, targetOrigin: string) {
      const { id, method, params } = JSON.parse(JSON.stringify(message))
      asked.push({ method, params })
      expect(targetOrigin).toBe(ORIGIN)
      const answer = { id, success: method in answers, data: answers[method], error: 'Not here' }
      dispatch({
        origin: 'https://bad.example',
        source: parent,
        data: { ...answer, data: { safeAddress: BOB.address, chainId: 9 } },
      })
      dispatch({ origin: ORIGIN, source: {}, data: { ...answer, data: { safeAddress: BOB.address, chainId: 9 } } })
      queueMicrotask(() => dispatch({ origin: ORIGIN, source: parent, data: answer }))
    },
  }
  return { asked, page: page({ events, parent, ancestorOrigins: [ORIGIN] }) }
}

const INFO = { safeAddress: SAFE, chainId: 1, threshold: 1, owners: [ALICE.address] }

test('R-CONN-103 R-ADPT-24 R-VIEW-50 lists only the Safe connector in a Safe, and connects it on its one chain', async () => {
  const { page: given } = safeApp({ getSafeInfo: INFO })
  wallet().wallet.announce(given.events)
  const { adapter, events } = world({ page: given, networks: [network(1, 'http://127.0.0.1:9')] })
  expect(adapter.connectors()).toEqual([{ id: 'safe', name: 'Safe', type: 'EXTERNAL', chain: 'eip155' }])
  adapter.syncConnections?.()
  await until(() => ofType(events, 'connections').length > 0)
  expect(ofType(events, 'connections')[0]?.connections).toMatchObject([
    {
      connectorId: 'safe',
      caipNetworkId: 'eip155:1',
      accounts: [{ address: SAFE }],
      approvedCaipNetworkIds: ['eip155:1'],
    },
  ])
})

test('R-CONN-103 sends a transaction to the Safe and returns the Safe’s hash', async () => {
  const safeTxHash = `0x${'ab'.repeat(32)}`
  const { page: given, asked } = safeApp({ getSafeInfo: INFO, sendTransactions: { safeTxHash } })
  const main = network(1, 'http://127.0.0.1:9')
  const { adapter, events } = world({ page: given, networks: [main] })
  adapter.syncConnections?.()
  await until(() => ofType(events, 'connections').length > 0)
  const params = { connectorId: 'safe', address: SAFE, to: BOB.address, value: 10n ** 18n, network: main }
  expect(await adapter.sendTransaction?.(params)).toMatchObject({ hash: safeTxHash })
  expect(asked.at(-1)).toEqual({
    method: 'sendTransactions',
    params: { txs: [{ to: BOB.address, value: '1000000000000000000', data: '0x' }], params: {} },
  })
})

test('R-CONN-103 signs a message with the Safe, and throws with a message when there is no signature yet', async () => {
  const signed: Record<string, unknown> = { getSafeInfo: INFO, signMessage: { signature: '0x1234' } }
  const { page: given, asked } = safeApp(signed)
  const { adapter, events } = world({ page: given, networks: [network(1, 'http://127.0.0.1:9')] })
  adapter.syncConnections?.()
  await until(() => ofType(events, 'connections').length > 0)
  const params = { connectorId: 'safe', address: SAFE, message: 'Hello' }
  expect(await adapter.signMessage?.(params)).toBe('0x1234')
  expect(asked.at(-1)).toEqual({ method: 'signMessage', params: { message: 'Hello' } })
  signed.signMessage = { safeTxHash: '0x' }
  await expect(adapter.signMessage?.(params)).rejects.toMatchObject({
    code: 'wallet/request-failed',
    message: expect.stringMatching(/owners/),
  })
})

test('R-CALLS-10 sends a batch to the Safe as one transaction, and reports its status', async () => {
  const safeTxHash = `0x${'ab'.repeat(32)}`
  const answers = { getSafeInfo: INFO, sendTransactions: { safeTxHash }, getTxBySafeTxHash: { txStatus: 'SUCCESS' } }
  const { page: given, asked } = safeApp(answers)
  const main = network(1, 'http://127.0.0.1:9')
  const { adapter, events } = world({ page: given, networks: [main] })
  adapter.syncConnections?.()
  await until(() => ofType(events, 'connections').length > 0)
  const account = { connectorId: 'safe', address: SAFE }
  expect(await adapter.getCapabilities?.(account)).toEqual({ '0x1': { atomic: { status: 'supported' } } })
  const calls = [
    { to: BOB.address, value: 3n },
    { to: SAFE, data: '0x12' },
  ]
  const batch = { ...account, calls, network: main, isAtomicRequired: true }
  expect(await adapter.sendCalls?.(batch)).toEqual({ id: safeTxHash })
  const txs = [
    { to: BOB.address, value: '3', data: '0x' },
    { to: SAFE, value: '0', data: '0x12' },
  ]
  expect(asked.at(-1)).toEqual({ method: 'sendTransactions', params: { txs, params: {} } })
  const status = { status: 'confirmed', isAtomic: true, receipts: [] }
  expect(await adapter.getCallsStatus?.({ connectorId: 'safe', id: safeTxHash })).toEqual(status)
  const paid = adapter.sendCalls?.({ ...batch, capabilities: { paymasterService: { url: 'https://pay.example' } } })
  await expect(paid).rejects.toMatchObject({ walletCode: 5700 })
})

test.each([
  ['http://app.safe.global'],
  ['https://safe.global.bad.example'],
  ['https://notsafe.global'],
  ['null'],
  ['javascript:alert(1)'],
])('R-CONN-103 does not detect a Safe in a page framed by %s', (origin) => {
  const { adapter } = world({ page: page({ ancestorOrigins: [origin, ORIGIN] }) })
  expect(adapter.connectors()).toEqual([])
})

test('R-CONN-103 stays disconnected when the Safe does not respond', async () => {
  const { page: given, asked } = safeApp({})
  const { adapter, events } = world({ page: given, networks: [network(1, 'http://127.0.0.1:9')] })
  await skipTime(async () => {
    adapter.syncConnections?.()
    await until(() => asked.length > 0)
    await adapter.reconnect({ connectorId: 'safe', signal: never }).catch(() => {})
  })
  expect(ofType(events, 'connections')).toEqual([])
})
