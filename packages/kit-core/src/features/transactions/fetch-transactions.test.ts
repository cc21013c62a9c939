import {
  ADDRESS,
  coins,
  historyService,
  OTHER_ADDRESS,
  piece,
  setUpActivity,
  transaction,
} from '../../../test/activity-fixture.js'
import { disconnect, fetchMoreTransactions, fetchTransactions, switchNetwork } from '../../actions.js'
import { isKitError } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'
import { until } from '../../testing/until.js'

const first = { data: [transaction('a'), transaction('b')], next: 'c1' }
const second = { data: [transaction('c')], next: 'c2' }

test('R-ACCT-32 R-STATE-50 requests the history of the active network for the plain address', async () => {
  const service = historyService(first)
  const { kit, activity, ids } = await setUpActivity(service)
  expect(activity()).toMatchObject({ status: 'idle', loading: false, empty: false, coinbaseTransactions: {} })
  await fetchTransactions(kit)
  expect(service.questions).toEqual([{ account: ADDRESS, chainId: 'eip155:1', cursor: null }])
  expect(ids()).toEqual(['a', 'b'])
  expect(activity()).toMatchObject({ status: 'ready', next: 'c1', empty: false, lastNetworkInView: 'eip155:1' })
})

test('R-ACCT-33 R-STATE-50 sets loading during the request and stores the cursor', async () => {
  const service = historyService(first)
  const { kit, activity } = await setUpActivity(service)
  const release = service.hold()
  const reading = fetchTransactions(kit)
  expect(activity().loading).toBe(true)
  release()
  await reading
  expect(activity()).toMatchObject({ loading: false, next: 'c1' })
})

test('R-ACCT-33 R-ACCT-34 R-ACCT-35 skips spam and other networks, and keeps transactions without transfers', async () => {
  const spam = piece('drop', { isSpam: true })
  const service = historyService({
    data: [
      transaction('spam', { transfers: [spam, spam] }),
      transaction('mixed', { transfers: [spam, piece('real')] }),
      transaction('coins', { transfers: [spam, coins('ETH', '1')] }),
      transaction('elsewhere', { chain: 'eip155:10' }),
      transaction('nowhere', { chain: 'mainnet' }),
      transaction('nothing'),
    ],
  })
  const { kit, ids, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  expect(ids()).toEqual(['mixed', 'coins', 'nothing'])
  service.answer({ data: [transaction('spam', { transfers: [spam] })] })
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await fetchTransactions(kit)
  expect(ids()).toEqual([])
  expect(activity()).toMatchObject({ empty: true, status: 'ready' })
})

test('R-ACCT-36 R-ERR-04 R-TRACK-05 reports a failure with a toast and an event, and clears the cursor', async () => {
  const smart = mockAdapter({ accounts: [{ address: ADDRESS, type: 'smartAccount' }] })
  const service = historyService(first, 500)
  const { kit, activity, eventsOf } = await setUpActivity(service, { adapter: smart })
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(activity()).toMatchObject({ status: 'failed', empty: true, next: undefined, loading: false })
  expect(kit.getState().toast).toMatchObject({ open: true, variant: 'error', message: 'Failed to fetch transactions' })
  expect(eventsOf('ERROR_FETCH_TRANSACTIONS')).toMatchObject([
    { type: 'error', properties: { address: ADDRESS, projectId: 'test', cursor: 'c1', isSmartAccount: true } },
  ])
})

test('R-ACCT-37 keeps the list and its end when a refresh of the first page fails', async () => {
  const service = historyService(first, 500, first)
  const { kit, activity, ids } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchTransactions(kit)
  expect(ids()).toEqual(['a', 'b'])
  expect(activity().status).toBe('failed')
  await fetchTransactions(kit)
  expect(activity()).toMatchObject({ status: 'ready', next: 'c1' })
})

test('R-ACCT-38 throws without an address', async () => {
  const service = historyService(first)
  const { kit } = await setUpActivity(service, { isConnected: false })
  const error = await fetchTransactions(kit).catch((thrown: unknown) => thrown)
  expect(isKitError(error, 'activity/address-missing') && error.message).toBe(
    "Transactions can't be fetched without an accountAddress",
  )
  await expect(fetchMoreTransactions(kit)).rejects.toThrow("Transactions can't be fetched without an accountAddress")
  expect(service.questions).toEqual([])
})

test('R-ACCT-40 R-STATE-52 resets at once on another network, and drops the response of a running request', async () => {
  const service = historyService(first)
  const { kit, activity, ids } = await setUpActivity(service)
  await fetchTransactions(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  expect(activity()).toMatchObject({ transactions: [], transactionsByYear: {}, next: undefined, status: 'idle' })
  service.answer({ data: [transaction('late', { chain: 'eip155:11155111' })] })
  const release = service.hold()
  const reading = fetchTransactions(kit)
  await until(() => service.questions.length === 2)
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  expect(activity()).toMatchObject({ loading: false, status: 'idle', lastNetworkInView: undefined })
  release()
  await reading
  expect(service.aborted).toHaveLength(1)
  expect(ids()).toEqual([])
  expect(kit.getState().toast.open).toBe(false)
})

test('R-ACCT-40 keeps loading when an earlier request was aborted by a switch', async () => {
  const service = historyService(first)
  const { kit, activity, ids } = await setUpActivity(service)
  const release = service.hold()
  const before = fetchTransactions(kit)
  await until(() => service.questions.length === 1)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  const after = fetchTransactions(kit)
  release()
  const releaseAfter = service.hold()
  await before
  expect(activity().loading).toBe(true)
  releaseAfter()
  await after
  expect(activity()).toMatchObject({ loading: false, lastNetworkInView: 'eip155:11155111' })
  expect(ids()).toEqual([])
})

test('R-ACCT-40 resets for another account and on disconnect', async () => {
  const service = historyService(first)
  const { kit, evm, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  evm.changeAccounts([{ address: OTHER_ADDRESS }])
  expect(activity()).toMatchObject({ transactions: [], account: undefined, status: 'idle' })
  await fetchTransactions(kit)
  expect(service.questions.at(-1)?.account).toBe(OTHER_ADDRESS)
  expect(activity().transactions).toHaveLength(2)
  await disconnect(kit)
  expect(activity().transactions).toEqual([])
})

test('R-ACCT-02 requests nothing outside EVM networks', async () => {
  const service = historyService(first)
  const { kit, activity } = await setUpActivity(service, { namespace: 'solana' })
  await fetchTransactions(kit, { namespace: 'solana' })
  expect(activity()).toMatchObject({ status: 'unsupported', empty: true, transactions: [] })
  expect(service.questions).toEqual([])
})

test('R-API-15 requests no history on a network the service does not support', async () => {
  const service = historyService(first)
  const { mainnet } = await import('../../base/networks/ethereum.js')
  const { kit, activity } = await setUpActivity(service, { networks: [{ ...mainnet, id: 4242 }] })
  await fetchTransactions(kit)
  expect(activity()).toMatchObject({ status: 'unsupported', loading: false })
  expect(service.questions).toEqual([])
})

test('R-ACCT-32 shares one request between two callers, and aborts it when both have left', async () => {
  const service = historyService(first)
  const { kit, activity, ids } = await setUpActivity(service)
  const release = service.hold()
  const [one, other] = [new AbortController(), new AbortController()]
  const both = [fetchTransactions(kit, { signal: one.signal }), fetchTransactions(kit, { signal: other.signal })]
  await until(() => service.questions.length === 1)
  one.abort()
  expect(service.aborted).toEqual([])
  other.abort()
  await Promise.all(both)
  expect(service.aborted).toHaveLength(1)
  await until(() => !activity().loading)
  expect(activity()).toMatchObject({ loading: false, status: 'idle' })
  release()
  await fetchTransactions(kit)
  expect(service.questions).toHaveLength(2)
  expect(ids()).toEqual(['a', 'b'])
})

test('R-ACCT-42 adds new and replaces known transactions when the first page is refreshed', async () => {
  const service = historyService(first, second, {
    data: [transaction('new', { minedAt: '2026-03-02T00:00:00Z' }), transaction('a', { status: 'failed' })],
    next: 'c9',
  })
  const { kit, activity, ids } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  await fetchTransactions(kit)
  expect(ids()).toEqual(['new', 'a', 'b', 'c'])
  expect(activity().transactions[1]?.metadata.status).toBe('failed')
  expect(activity().next).toBe('c2')
})

test('R-ACCT-42 starts the list over when a refreshed first page contains nothing known', async () => {
  const service = historyService(first, { data: [transaction('x'), transaction('y')], next: 'c7' })
  const { kit, activity, ids } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchTransactions(kit)
  expect(ids()).toEqual(['x', 'y'])
  expect(activity().next).toBe('c7')
})

test('R-ACCT-42 R-ACCT-33 empties the history, including earlier pages, when its first page has become empty', async () => {
  const service = historyService(first, second, { data: [] })
  const { kit, activity, ids } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  expect(ids()).toHaveLength(3)
  await fetchTransactions(kit)
  expect(ids()).toEqual([])
  expect(activity()).toMatchObject({ empty: true, next: undefined, transactionsByYear: {}, status: 'ready' })
  service.answer(first)
  await fetchTransactions(kit)
  expect(ids()).toEqual(['a', 'b'])
})

test('R-ACCT-160 skips a transfer of 0 or of a scam token made by others, but not the account’s own', async () => {
  const nothing = coins('USDC', '0.000000', 'out')
  const service = historyService({
    data: [
      transaction('poison', { transfers: [nothing], sentFrom: OTHER_ADDRESS }),
      transaction('own', { transfers: [nothing], sentFrom: ADDRESS.toUpperCase().replace('0X', '0x') }),
      transaction('part', { transfers: [nothing, coins('ETH', '1')], sentFrom: OTHER_ADDRESS }),
      transaction('call', { sentFrom: OTHER_ADDRESS }),
      transaction('lure', { transfers: [coins('Visit usdc-gift.com to claim', '5000')], sentFrom: OTHER_ADDRESS }),
      transaction('given away', { transfers: [coins('Visit usdc-gift.com to claim', '1', 'out')] }),
    ],
  })
  const { kit, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  expect(activity().transactions.map(({ id }) => id)).toEqual(['own', 'part', 'call', 'given away'])
})

test('R-ACCT-34 R-ACCT-42 keeps the list when a first page has only spam, unless it is the whole history', async () => {
  const spam = transaction('spam', { transfers: [piece('drop', { isSpam: true })] })
  const service = historyService(first, { data: [spam], next: 's1' }, { data: [spam] })
  const { kit, activity, ids } = await setUpActivity(service)
  await fetchTransactions(kit)
  await fetchTransactions(kit)
  expect([ids(), activity().next]).toEqual([['a', 'b'], 'c1'])
  await fetchTransactions(kit)
  expect(ids()).toEqual([])
})

test('R-ACCT-174 marks a history as incomplete when entries of it are unreadable', async () => {
  const { kit, activity, ids } = await setUpActivity(
    historyService({ data: [transaction('a'), { id: 'b' }], next: 'c1' }),
  )
  await fetchTransactions(kit)
  expect([ids(), activity().isIncomplete]).toEqual([['a'], true])
})

test('R-ACCT-174 marks a history as incomplete when a transfer of it is unreadable, on any page', async () => {
  const odd = { ...transaction('b'), transfers: [coins('ETH', '1'), coins('USDC', '1.23e+11')] }
  const service = historyService({ data: [transaction('a')], next: 'c1' }, { data: [odd] })
  const { kit, activity } = await setUpActivity(service)
  await fetchTransactions(kit)
  expect(activity().isIncomplete).toBe(false)
  await fetchMoreTransactions(kit)
  expect(activity().isIncomplete).toBe(true)
})
