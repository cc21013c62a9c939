/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://shop.example/cart"}
 */

import { lendLocks } from '@bowline/jest-preset/page-locks'
import { settled } from '../../../test/account-fixture.js'
import { ETH_PAYMENT, SHOP, setUpPay } from '../../../test/pay-fixture.js'
import { cancelPay, close, goBack, openPay, payWithExchange, startPay } from '../../actions.js'
import type { KitStorage, Payment } from '../../index.js'
import { createMemoryStorage } from '../../testing/index.js'

const AT = { exchangeId: 'quayside' }
const KEY = '@bowline/exchange_payments'
const DAY_MS = 86_400_000
const WHOLE = ['PAY_EXCHANGE_SELECTED', 'PAY_INITIATED', 'PAY_SUCCESS']
const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

/** A tab that records the addresses it is sent to. */
function tabOf() {
  const doc = document.implementation.createHTMLDocument()
  const visited: { href: string; rel: string }[] = []
  doc.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) visited.push({ href: target.href, rel: target.rel })
  })
  const tab = { opener: window, document: doc, isClosed: false, close: () => {} }
  tab.close = () => {
    tab.isClosed = true
  }
  return { tab, visited }
}

const open = jest.spyOn(window, 'open')
afterEach(() => open.mockReset())

async function setUpExchange({
  isRefused = false,
  payment = ETH_PAYMENT,
  storage,
}: {
  isRefused?: boolean
  payment?: Payment
  storage?: KitStorage
} = {}) {
  const bench = await setUpPay({ ...(storage && { storage }) })
  const { tab, visited } = tabOf()
  // @ts-expect-error the kit needs only a part of a tab
  open.mockImplementation(() => (isRefused ? null : tab))
  await openPay(bench.kit, payment)
  await settled()
  return { ...bench, tab, visited, methods: () => bench.questions().map(({ method }) => method) }
}

test('R-PAY-07 R-PAY-08 R-CONST-12 opens the exchange in a new tab, and polls the payment every 4 s', async () => {
  const { kit, pay, views, tab, visited, methods, questions, wait, tracked, trackedOf } = await setUpExchange()
  const paid = payWithExchange(kit, AT)
  expect(open.mock.calls).toEqual([['', '_blank', '']])
  expect([tab.opener, pay().status, views()]).toEqual([null, 'awaiting', ['Pay', 'PayLoading']])
  await settled()
  expect(visited).toEqual([{ href: pay().payUrl, rel: 'noreferrer' }])
  expect(pay()).toMatchObject({ status: 'initiated', isWindowBlocked: false })
  expect(questions()[1]).toMatchObject({
    method: 'getExchangePayUrl',
    params: { ...AT, asset: 'eip155:1/slip44:60', amount: ETH_PAYMENT.amount, recipient: `eip155:1:${SHOP}` },
  })
  await wait(3_999)
  expect(methods()).toEqual(['getExchanges', 'getExchangePayUrl'])
  await wait(1)
  await wait(3_999)
  expect(methods().slice(2)).toEqual(['getExchangeBuyStatus'])
  await wait(1)
  expect(methods().slice(2)).toEqual(['getExchangeBuyStatus', 'getExchangeBuyStatus'])
  expect(await paid).toEqual({ hash: pay().hash })
  expect(pay()).toMatchObject({ status: 'success', hash: expect.stringMatching(/^0x/) })
  expect(tracked()).toEqual(['PAY_MODAL_OPEN', 'PAY_EXCHANGE_SELECTED', 'PAY_INITIATED', 'PAY_SUCCESS'])
  const current = { id: pay().current?.id, type: 'exchange', ...AT }
  expect(trackedOf('PAY_EXCHANGE_SELECTED')).toMatchObject([{ currentPayment: current, paymentId: current.id }])
  expect(trackedOf('PAY_SUCCESS')).toMatchObject([{ currentPayment: current, payment: { recipient: SHOP } }])
  await wait(3_000)
  expect([kit.getState().modal.open, tab.isClosed]).toEqual([true, false])
  await wait(20_000)
  expect(methods()).toHaveLength(4)
})

test('R-PAY-02 R-PAY-07 redirects this page to the exchange and sends the return addresses when the app opts out of a tab', async () => {
  const redirectUrl = { success: 'https://shop.example/paid', failure: 'https://shop.example/cart' }
  const { kit, pay, questions } = await setUpExchange({ payment: { ...ETH_PAYMENT, openInNewTab: false, redirectUrl } })
  void payWithExchange(kit, AT)
  await settled()
  expect(open.mock.calls).toEqual([[pay().payUrl, '_self', 'noopener,noreferrer']])
  expect(questions()[1]?.params.redirectUrl).toEqual(redirectUrl)
  cancelPay(kit)
})

test('R-PAY-07 keeps the payment and its address for a link when the browser blocks the tab', async () => {
  const { kit, pay, wait } = await setUpExchange({ isRefused: true })
  const paid = payWithExchange(kit, AT)
  await settled()
  expect(pay()).toMatchObject({ isWindowBlocked: true, payUrl: expect.stringMatching(/^https:/) })
  await wait(8_000)
  await paid
  expect(pay().status).toBe('success')
})

/** The exchange's page is open, without an outcome for 40 s. */
async function setUpWaiting(params: Parameters<typeof setUpExchange>[0] = {}) {
  const bench = await setUpExchange(params)
  bench.api.setScenario('payment-pending')
  const paid = payWithExchange(bench.kit, AT)
  await settled()
  await bench.wait(40_000)
  expect([bench.methods().length, bench.pay().status]).toEqual([12, 'initiated'])
  return { ...bench, paid }
}

test('R-PAY-07 R-PAY-26 stops polling when the payment is cancelled, and allows another payment', async () => {
  const { kit, paid, pay, methods, wait, tracked, storage } = await setUpWaiting()
  cancelPay(kit)
  expect(await paid).toEqual({ hash: undefined })
  await wait(40_000)
  expect(methods()).toHaveLength(12)
  expect(pay()).toMatchObject({ status: 'idle', current: undefined, exchanges: { length: 4 } })
  expect(tracked()).toEqual(['PAY_MODAL_OPEN', 'PAY_EXCHANGE_SELECTED', 'PAY_INITIATED'])
  expect(storage.text.get(KEY)).toBeUndefined()
})

test('R-PAY-26 R-CONST-12 continues polling with growing delays after the modal closes, shows the payment on the next request, and tracks its outcome once', async () => {
  const { kit, api, paid, pay, methods, views, wait, tracked } = await setUpWaiting()
  close(kit)
  await wait(140_000)
  expect([methods().length, pay().status]).toEqual([47, 'initiated'])
  await wait(29_999)
  expect(methods()).toHaveLength(47)
  await wait(1)
  expect(methods()).toHaveLength(48)
  await openPay(kit, { ...ETH_PAYMENT })
  expect([views(), pay().status]).toEqual([['Pay', 'PayLoading'], 'initiated'])
  api.setScenario('healthy')
  await wait(30_000)
  expect(await paid).toEqual({ hash: pay().hash })
  expect([pay().status, tracked().filter((event) => event !== 'PAY_MODAL_OPEN')]).toEqual(['success', WHOLE])
})

test('R-PAY-26 allows another payment when the user goes back, and still tracks the outcome of the first', async () => {
  const { kit, api, paid, pay, views, wait, tracked } = await setUpWaiting()
  const ended = failed(paid)
  goBack(kit)
  expect([views(), pay().status, pay().exchanges.length]).toEqual([['Pay'], 'idle', 4])
  api.setScenario('payment-failed')
  await wait(4_000)
  expect(await ended).toMatchObject({ reason: 'GENERIC_PAYMENT_ERROR' })
  expect([pay().status, tracked().slice(1)]).toEqual(['idle', [...WHOLE.slice(0, 2), 'PAY_ERROR']])
})

/** Reloads the page. */
async function reloaded(first: { readonly stop: () => void; readonly storage: KitStorage }) {
  first.stop()
  return setUpPay({ namespaces: [], storage: first.storage, scenario: 'payment-pending' })
}

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

const lookAt = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

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

test('R-PAY-07 R-FLOW-48 returns to the payment options when the app cancels the payment', async () => {
  const { kit, views } = await setUpExchange()
  const paid = payWithExchange(kit, AT)
  await settled()
  cancelPay(kit)
  await paid
  expect([views(), kit.getState().modal.open]).toEqual([['Pay'], true])
})

test('R-PAY-07 closes the empty tab when the payment is cancelled before its address arrives', async () => {
  const { kit, api, tab } = await setUpExchange()
  api.setScenario('never', { only: ['exchange-pay-url'] })
  const paid = payWithExchange(kit, AT)
  await settled()
  close(kit)
  await paid
  expect(tab.isClosed).toBe(true)
})

test.each([
  ['asset-not-supported', 'ASSET_NOT_SUPPORTED', 'Asset not supported by the selected exchange'],
  ['hostile', 'UNABLE_TO_GET_PAY_URL', 'Unable to get payment URL'],
  ['500', 'UNABLE_TO_GET_PAY_URL', 'Unable to get payment URL'],
  ['offline', 'UNABLE_TO_GET_PAY_URL', 'Unable to get payment URL'],
] as const)('R-PAY-11 security §8 fails the payment when the service is %s: %s', async (scenario, reason, message) => {
  const { kit, api, pay, tab, visited, trackedOf } = await setUpExchange()
  api.setScenario(scenario, { only: ['exchange-pay-url'] })
  expect(await failed(payWithExchange(kit, AT))).toMatchObject({ name: 'PayError', reason, message })
  expect([visited, tab.isClosed, pay().status, pay().error, pay().payUrl]).toEqual([
    [],
    true,
    'failed',
    reason,
    undefined,
  ])
  expect(trackedOf('PAY_ERROR')).toMatchObject([{ code: reason, message, currentPayment: { type: 'exchange' } }])
})

test('R-PAY-07 R-PAY-08 fails the payment when it failed at the exchange', async () => {
  const { kit, api, pay, wait, tracked } = await setUpExchange()
  api.setScenario('payment-failed')
  const paid = failed(payWithExchange(kit, AT))
  await settled()
  await wait(8_000)
  expect(await paid).toMatchObject({ reason: 'GENERIC_PAYMENT_ERROR' })
  expect([pay().status, tracked().at(-1), kit.getState().modal.open]).toEqual(['failed', 'PAY_ERROR', true])
})

test('R-PAY-11 polls again and sets `isStatusUnknown` until the service responds', async () => {
  const { kit, api, pay, wait } = await setUpExchange()
  const paid = payWithExchange(kit, AT)
  await settled()
  api.setScenario('never', { only: ['exchange-buy-status'] })
  await wait(4_000)
  expect(pay()).toMatchObject({ status: 'initiated', isStatusUnknown: false })
  await wait(10_000)
  expect(pay()).toMatchObject({ status: 'initiated', isStatusUnknown: true })
  api.setScenario('healthy')
  await wait(4_000)
  expect(pay().isStatusUnknown).toBe(false)
  await wait(4_000)
  await paid
  expect(pay().status).toBe('success')
})

test('R-PAY-12 continues without the modal until the payment is cancelled', async () => {
  const { kit, pay, wait, methods } = await setUpExchange()
  close(kit)
  const paid = startPay(kit, { payment: ETH_PAYMENT, ...AT })
  await settled()
  await wait(8_000)
  expect(await paid).toEqual({ hash: pay().hash })
  expect([methods().length, kit.getState().modal.open]).toEqual([4, false])
})
