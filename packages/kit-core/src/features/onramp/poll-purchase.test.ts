/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/shop"}
 */
import { setUpOnramp } from '../../../test/onramp-fixture.js'
import { ADDRESS, pass, settled, until } from '../../../test/swap-fixture.js'
import {
  close,
  connect,
  openOnrampProvider,
  refreshPurchases,
  stopWaitingForPurchase,
  watchPurchases,
} from '../../actions.js'
import { selectPurchases } from '../../index.js'

async function setUp(params: Parameters<typeof setUpOnramp>[0] = {}) {
  const bench = await setUpOnramp(params)
  await openOnrampProvider(bench.kit, { provider: 'coinbase' })
  await settled()
  const polls = () => bench.sent('history').filter(({ onramp }) => onramp === 'coinbase')
  return { ...bench, polls, status: () => bench.onramp().purchase?.status }
}

test('R-RAMP-29 R-RAMP-31 R-CONST-12 polls the purchase history every 4 s, and shows it after success', async () => {
  const { polls, status, view, views } = await setUp()
  const before = polls().length
  await pass(3_999)
  expect(polls()).toHaveLength(before)
  await pass(1)
  expect(polls()).toHaveLength(before + 1)
  expect(polls().at(-1)).toMatchObject({ onramp: 'coinbase', chainId: 'eip155:1' })
  expect([status(), view()]).toEqual(['waiting', 'BuyInProgress'])
  for (let polled = 0; polled < 3 && status() === 'waiting'; polled += 1) await pass(4_000)
  expect([status(), view()]).toEqual(['succeeded', 'OnRampActivity'])
  expect(views()).toEqual(['OnRampProviders', 'OnRampActivity'])
  const after = polls().length
  await pass(20_000)
  expect(polls()).toHaveLength(after)
})

test('R-RAMP-41 reports the status of a purchase while the fetch of earlier purchases is still pending', async () => {
  const { kit, onramp, respondAt } = await setUpOnramp()
  let requestCount = 0
  respondAt('/history', () => {
    requestCount += 1
    if (requestCount === 1) return new Promise<Response>(() => {})
    const minedAt = new Date(Date.now() + 1_000).toISOString()
    const metadata = {
      ...{ minedAt, chain: 'eip155:1', operationType: 'buy', status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' },
      ...{ sentFrom: '', sentTo: ADDRESS, hash: '0x1', nonce: 1 },
    }
    return Response.json({ data: [{ id: 'a', metadata, transfers: [] }] })
  })
  await openOnrampProvider(kit, { provider: 'coinbase' })
  await settled()
  await pass(4_000)
  await settled()
  expect([requestCount, onramp().purchase?.status]).toEqual([2, 'succeeded'])
})

test.each([true, false])(
  'R-RAMP-52 ignores the outcome of an older purchase (the service returns ids: %s)',
  async (hasIds) => {
    const { kit, onramp, sent, respondAt } = await setUpOnramp()
    const stands = { old: 'IN_PROGRESS', own: undefined as string | undefined }
    respondAt('/history', () => {
      const entry = (id: 'old' | 'own', purchaseId: unknown) => ({
        id,
        metadata: {
          ...{ minedAt: new Date(Date.now() + 1_000).toISOString(), chain: 'eip155:1', operationType: 'buy' },
          ...{
            status: `ONRAMP_TRANSACTION_STATUS_${stands[id]}`,
            sentFrom: '',
            sentTo: ADDRESS,
            hash: '0x1',
            nonce: 1,
          },
          ...(hasIds && { purchaseId }),
        },
        transfers: [],
      })
      const own = stands.own === undefined ? [] : [entry('own', sent('onramp-url').at(-1)?.purchaseId)]
      return Response.json({ data: [...own, entry('old', 'another')] })
    })
    await openOnrampProvider(kit, { provider: 'coinbase' })
    await settled()
    for (const end of ['FAILED', 'SUCCESS']) {
      stands.old = end
      await pass(4_000)
      await settled()
      expect([end, onramp().purchase?.status]).toEqual([end, 'waiting'])
    }
    stands.own = 'FAILED'
    await pass(4_000)
    await settled()
    expect(onramp().purchase?.status).toBe('failed')
  },
)

test('R-RAMP-31 shows a failed purchase and stops polling it', async () => {
  const { polls, status, view } = await setUp({ scenario: 'purchase-fails' })
  for (let polled = 0; polled < 5 && status() === 'waiting'; polled += 1) await pass(4_000)
  expect([status(), view()]).toEqual(['failed', 'BuyInProgress'])
  const after = polls().length
  await pass(20_000)
  expect(polls()).toHaveLength(after)
})

test('R-RAMP-29 R-RAMP-42 R-CONST-12 marks a purchase as late after 180 s without an outcome, still reports its outcome, and polls again after errors', async () => {
  const { api, status, polls } = await setUp({ scenario: 'purchase-hangs' })
  api.setScenario('503', { only: ['history'] })
  await pass(8_000)
  api.setScenario('purchase-hangs')
  for (let at = 8; at < 179; at += 1) await pass(1_000)
  expect(status()).toBe('waiting')
  await pass(2_000)
  expect(status()).toBe('late')
  await pass(4_000)
  const before = polls().length
  await pass(30_000)
  expect(polls()).toHaveLength(before + 1)
  expect(status()).toBe('late')
  api.setScenario('purchase-fails')
  for (let polled = 0; polled < 4 && status() === 'late'; polled += 1) await pass(30_000)
  expect(status()).toBe('failed')
  const after = polls().length
  await pass(90_000)
  expect(polls()).toHaveLength(after)
})

test('R-RAMP-31 goes back and stops polling when the user dismisses the purchase', async () => {
  const { kit, view, onramp, polls } = await setUp()
  stopWaitingForPurchase(kit)
  expect([view(), onramp().purchase, onramp().selectedProvider]).toEqual(['OnRampProviders', undefined, 'coinbase'])
  const after = polls().length
  await pass(20_000)
  expect(polls()).toHaveLength(after)
})

test('R-RAMP-39 continues polling when the modal is closed, and stops when the account changes', async () => {
  const { kit, status, polls } = await setUp()
  close(kit)
  for (let polled = 0; polled < 5 && status() === 'waiting'; polled += 1) await pass(4_000)
  expect(status()).toBe('succeeded')
  await openOnrampProvider(kit, { provider: 'coinbase' })
  await connect(kit, { connectorId: 'test.wallet.solana' })
  expect(status()).toBeUndefined()
  const after = polls().length
  await pass(20_000)
  expect(polls()).toHaveLength(after)
})

test('R-RAMP-32 R-RAMP-33 R-CONST-12 R-STATE-50 lists purchases of every network by month, and fetches them every 3 s while one is in progress', async () => {
  const { kit, onramp, respondAt } = await setUpOnramp()
  let requestCount = 0
  let status = 'IN_PROGRESS'
  const purchase = (id: string, minedAt: string, chain: string, state: string) => ({
    id,
    metadata: {
      ...{ minedAt, chain, operationType: 'buy', status: `ONRAMP_TRANSACTION_STATUS_${state}` },
      ...{ sentFrom: '', sentTo: ADDRESS, hash: '0x1', nonce: 1 },
    },
    transfers: [],
  })
  respondAt('/history', () => {
    requestCount += 1
    const data = [
      purchase('a', '2026-02-20T12:00:00Z', 'eip155:1', status),
      purchase('b', '2026-02-10T12:00:00Z', 'eip155:8453', 'SUCCESS'),
      purchase('c', '2025-12-10T12:00:00Z', 'eip155:1', 'FAILED'),
    ]
    return Response.json({ data })
  })
  const stop = watchPurchases(kit)
  expect(onramp().purchasesStatus).toBe('loading')
  await until(() => onramp().purchasesStatus === 'ready')
  const ids = () =>
    selectPurchases(kit.getState()).map(({ year, month, transactions }) => [
      year,
      month,
      ...transactions.map(({ id }) => id),
    ])
  expect(ids()).toEqual([
    [2026, 1, 'a', 'b'],
    [2025, 11, 'c'],
  ])
  expect(kit.getState().activity.coinbaseTransactions[2026]?.[1]).toHaveLength(2)
  await pass(2_999)
  expect(requestCount).toBe(1)
  await pass(1)
  expect(requestCount).toBe(2)
  status = 'SUCCESS'
  await pass(3_000)
  await pass(9_000)
  expect(requestCount).toBe(3)
  stop()
})

test('R-RAMP-56 lists purchases without a date before those with one', async () => {
  const { kit, onramp, respondAt } = await setUpOnramp()
  const purchase = (id: string, minedAt: unknown, status: string) => ({
    id,
    metadata: { minedAt, chain: 'eip155:1', operationType: 'buy', status: `ONRAMP_TRANSACTION_STATUS_${status}` },
    transfers: [],
  })
  const data = [purchase('old', '2026-02-10T12:00:00Z', 'SUCCESS'), purchase('new', null, 'IN_PROGRESS')]
  respondAt('/history', () => Response.json({ data }))
  const stop = watchPurchases(kit)
  await until(() => onramp().purchasesStatus === 'ready')
  const groups = selectPurchases(kit.getState())
  expect(groups.map(({ kind, transactions }) => [kind, ...transactions.map(({ id }) => id)])).toEqual([
    ['undated', 'new'],
    ['month', 'old'],
  ])
  expect(selectPurchases(kit.getState())).toBe(groups)
  stop()
})

test('R-RAMP-32 shows a failed fetch, fetches again on request, and sends no request while no view is open', async () => {
  const { kit, onramp, api, sent } = await setUpOnramp()
  api.setScenario('503', { only: ['history'] })
  const stop = watchPurchases(kit)
  await until(() => onramp().purchasesStatus === 'failed')
  api.setScenario('healthy', { only: ['history'] })
  await refreshPurchases(kit)
  expect(onramp().purchasesStatus).toBe('ready')
  expect(selectPurchases(kit.getState()).flatMap(({ transactions }) => transactions)).toHaveLength(4)
  stop()
  await connect(kit, { connectorId: 'test.wallet.solana' })
  expect(selectPurchases(kit.getState())).toEqual([])
  const requestCount = sent('history').length
  await pass(10_000)
  expect(sent('history')).toHaveLength(requestCount)
})

test('R-ACCT-178 fetches failed purchases again while they are on screen, with growing delays', async () => {
  const { kit, onramp, api, sent } = await setUpOnramp()
  api.setScenario('503', { only: ['history'] })
  const stop = watchPurchases(kit)
  await until(() => onramp().purchasesStatus === 'failed')
  await pass(5_000)
  await until(() => onramp().purchasesStatus === 'failed')
  const requestCount = sent('history').length
  await pass(9_900)
  expect(sent('history')).toHaveLength(requestCount)
  api.setScenario('healthy', { only: ['history'] })
  await pass(200)
  await until(() => onramp().purchasesStatus === 'ready')
  stop()
})
