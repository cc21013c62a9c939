/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://shop.example/cart"}
 */
import { lendLocks } from '@bowline/jest-preset/page-locks'
import { settled } from '../../../test/account-fixture.js'
import { AT, DAY_MS, KEY, lookAt, open, reloaded, setUpExchange, setUpWaiting } from '../../../test/exchange-fixture.js'
import { ETH_PAYMENT, SHOP, setUpPay } from '../../../test/pay-fixture.js'
import { openPay, payWithExchange } from '../../actions.js'
import { createMemoryStorage } from '../../testing/index.js'

test.each([
  ['healthy', 'success', 'PAY_SUCCESS'],
  ['payment-failed', 'failed', 'PAY_ERROR'],
] as const)('R-PAY-27 continues polling on the next page without a wallet: %s', async (scenario, status, event) => {
  const first = await setUpWaiting()
  const { paymentId } = { paymentId: first.pay().current?.id }
  const next = await reloaded(first)
  expect(await first.paid).toEqual({ hash: undefined })
  expect(next.questions().map(({ method }) => method)).toEqual(['getExchangeBuyStatus'])
  expect(next.pay()).toMatchObject({
    status: 'initiated',
    current: { id: paymentId, ...AT },
    payUrl: first.pay().payUrl,
  })
  await openPay(next.kit, ETH_PAYMENT)
  await settled()
  expect([next.views(), next.pay().exchanges.length]).toEqual([['Pay', 'PayLoading'], 4])
  next.api.setScenario(scenario)
  await next.wait(4_000)
  expect([next.pay().status, next.tracked(), first.tracked().length]).toEqual([status, [event], 3])
  expect(next.trackedOf(event)).toMatchObject([{ paymentId, payment: { recipient: SHOP, amount: ETH_PAYMENT.amount } }])
  const last = await reloaded(next)
  await last.wait(40_000)
  expect([last.questions(), last.tracked(), last.storage.text.get(KEY)]).toEqual([[], [], undefined])
})

test('R-PAY-27 stores the payment before a redirect to the exchange, and tracks the outcome on the page it returns to', async () => {
  const first = await setUpExchange({ payment: { ...ETH_PAYMENT, openInNewTab: false } })
  open.mockImplementation(() => {
    first.stop()
    return null
  })
  await payWithExchange(first.kit, AT)
  const next = await reloaded(first)
  next.api.setScenario('healthy')
  await next.wait(4_000)
  expect(next.tracked()).toEqual(['PAY_SUCCESS'])
})

test('R-PAY-28 polls in one page only, and in the next one after that page is closed', async () => {
  const locks = lendLocks()
  try {
    const first = await setUpWaiting()
    const other = await setUpPay({ namespaces: [], storage: first.storage })
    await other.wait(40_000)
    expect([other.questions(), other.pay().status]).toEqual([[], 'idle'])
    const next = await reloaded(first)
    next.api.setScenario('healthy')
    await next.wait(4_000)
    expect([...first.tracked().slice(3), ...other.tracked(), ...next.tracked()]).toEqual(['PAY_SUCCESS'])
  } finally {
    locks.giveBack()
  }
})

test.each(['before', 'after'] as const)(
  'R-PAY-30 resumes on a page opened %s the payment started, when the first page is closed and the user returns',
  async (when) => {
    const locks = lendLocks()
    try {
      const storage = createMemoryStorage()
      const openTab = () => setUpPay({ namespaces: [], storage: storage.tab(), scenario: 'payment-pending' })
      const early = when === 'before' ? await openTab() : undefined
      const first = await setUpWaiting({ storage })
      const other = early ?? (await openTab())
      await lookAt()
      expect([other.questions(), other.pay().status]).toEqual([[], 'idle'])
      first.stop()
      await other.wait(40_000)
      expect(other.questions()).toEqual([])
      await lookAt()
      expect([other.questions().length, other.pay().status]).toEqual([1, 'initiated'])
      await lookAt()
      other.api.setScenario('healthy')
      await other.wait(4_000)
      expect([other.tracked(), other.questions().length]).toEqual([['PAY_SUCCESS'], 2])
    } finally {
      locks.giveBack()
    }
  },
)

test('R-PAY-30 leaves a redirected payment to the page that the exchange returns to', async () => {
  const locks = lendLocks()
  try {
    const storage = createMemoryStorage()
    const other = await setUpPay({ namespaces: [], storage: storage.tab(), scenario: 'payment-pending' })
    const first = await setUpExchange({ storage, payment: { ...ETH_PAYMENT, openInNewTab: false } })
    open.mockImplementation(() => {
      first.stop()
      return null
    })
    await payWithExchange(first.kit, AT)
    await lookAt()
    expect(other.questions()).toEqual([])
    const next = await reloaded(first)
    next.api.setScenario('healthy')
    await next.wait(4_000)
    expect([other.tracked(), next.tracked()]).toEqual([[], ['PAY_SUCCESS']])
  } finally {
    locks.giveBack()
  }
})

test('R-PAY-28 tracks the outcome in the first page that learns it when page locks are unavailable', async () => {
  const first = await setUpWaiting()
  const other = await setUpPay({ namespaces: [], storage: first.storage, scenario: 'payment-pending' })
  for (const { api } of [first, other]) api.setScenario('healthy')
  await other.wait(8_000)
  expect([first.pay().status, other.pay().status]).toEqual(['success', 'success'])
  expect([...first.tracked().slice(3), ...other.tracked()]).toEqual(['PAY_SUCCESS'])
})

test.each([
  ['is a month old', (entry: object) => [{ ...entry, startedAtMs: Date.now() - 30 * DAY_MS }]],
  ['has a start time in the future', (entry: object) => [{ ...entry, startedAtMs: Date.now() + 31 * DAY_MS }]],
  ['has no secure page address', (entry: object) => [{ ...entry, url: 'javascript:alert(1)//https://' }]],
  ['has an invalid payment', (entry: object) => [{ ...entry, payment: { amount: '1' } }]],
  ['has an invalid session id', (entry: object) => [{ ...entry, sessionId: 7 }]],
  ['is not in a list', (entry: object) => entry],
])('R-PAY-29 R-STORE-14 removes a stored payment that %s, and tracks nothing', async (_, change) => {
  const first = await setUpWaiting()
  const [entry] = JSON.parse(first.storage.text.get(KEY) ?? '[]')
  first.storage.text.set(KEY, JSON.stringify(change(entry)))
  const next = await reloaded(first)
  await next.wait(40_000)
  expect([next.questions(), next.tracked(), next.pay().status]).toEqual([[], [], 'idle'])
  expect(next.storage.text.get(KEY)).toBeUndefined()
})

test('R-PAY-29 does not restore a payment some days old as the current one, polls it every 10 minutes, and tracks its outcome', async () => {
  const first = await setUpWaiting()
  const [entry] = JSON.parse(first.storage.text.get(KEY) ?? '[]')
  first.storage.text.set(KEY, JSON.stringify([{ ...entry, startedAtMs: Date.now() - 3 * DAY_MS }]))
  const next = await reloaded(first)
  expect([next.questions().length, next.pay().status]).toEqual([1, 'idle'])
  await next.wait(599_999)
  expect(next.questions()).toHaveLength(1)
  next.api.setScenario('healthy')
  await next.wait(1)
  expect([next.tracked(), next.storage.text.get(KEY)]).toEqual([['PAY_SUCCESS'], undefined])
  expect(next.trackedOf('PAY_SUCCESS')).toMatchObject([{ paymentId: entry.paymentId }])
})
