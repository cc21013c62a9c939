/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://shop.example/cart"}
 */

import { lendLocks } from '@bowline/jest-preset/page-locks'
import { settled } from '../../../test/account-bench.js'
import { ETH_PAYMENT, SHOP, setUpPay } from '../../../test/pay-bench.js'
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

/** A tab that remembers where it was led. */
function tabOf() {
  const doc = document.implementation.createHTMLDocument()
  const led: { href: string; rel: string }[] = []
  doc.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) led.push({ href: target.href, rel: target.rel })
  })
  const tab = { opener: window, document: doc, isClosed: false, close: () => {} }
  tab.close = () => {
    tab.isClosed = true
  }
  return { tab, led }
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
  const { tab, led } = tabOf()
  // @ts-expect-error a tab is more than the kit needs of it
  open.mockImplementation(() => (isRefused ? null : tab))
  await openPay(bench.kit, payment)
  await settled()
  return { ...bench, tab, led, methods: () => bench.questions().map(({ method }) => method) }
}

test('R-PAY-07 R-PAY-08 R-CONST-12 its page opens in a tab of its own; every 4 s it is asked how the payment stands', async () => {
  const { kit, pay, views, tab, led, methods, questions, wait, told, toldOf } = await setUpExchange()
  const paid = payWithExchange(kit, AT)
  expect(open.mock.calls).toEqual([['', '_blank', '']])
  expect([tab.opener, pay().status, views()]).toEqual([null, 'awaiting', ['Pay', 'PayLoading']])
  await settled()
  expect(led).toEqual([{ href: pay().payUrl, rel: 'noreferrer' }])
  expect(pay()).toMatchObject({ status: 'initiated', isWindowRefused: false })
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
  expect(told()).toEqual(['PAY_MODAL_OPEN', 'PAY_EXCHANGE_SELECTED', 'PAY_INITIATED', 'PAY_SUCCESS'])
  const current = { id: pay().current?.id, type: 'exchange', ...AT }
  expect(toldOf('PAY_EXCHANGE_SELECTED')).toMatchObject([{ currentPayment: current, paymentId: current.id }])
  expect(toldOf('PAY_SUCCESS')).toMatchObject([{ currentPayment: current, payment: { recipient: SHOP } }])
  await wait(3_000)
  expect([kit.getState().modal.open, tab.isClosed]).toEqual([false, false])
  await wait(20_000)
  expect(methods()).toHaveLength(4)
})

test('R-PAY-02 R-PAY-07 where the app wants that, this page leads there, and is told where it leads back', async () => {
  const redirectUrl = { success: 'https://shop.example/paid', failure: 'https://shop.example/cart' }
  const { kit, pay, questions } = await setUpExchange({ payment: { ...ETH_PAYMENT, openInNewTab: false, redirectUrl } })
  void payWithExchange(kit, AT)
  await settled()
  expect(open.mock.calls).toEqual([[pay().payUrl, '_self', 'noopener,noreferrer']])
  expect(questions()[1]?.params.redirectUrl).toEqual(redirectUrl)
  cancelPay(kit)
})

test('R-PAY-07 where the browser refuses a tab, the payment goes on, and its address is there to be followed', async () => {
  const { kit, pay, wait } = await setUpExchange({ isRefused: true })
  const paid = payWithExchange(kit, AT)
  await settled()
  expect(pay()).toMatchObject({ isWindowRefused: true, payUrl: expect.stringMatching(/^https:/) })
  await wait(8_000)
  await paid
  expect(pay().status).toBe('success')
})

/** The exchange's page is open, and nothing was heard of it for 40 s. */
async function setUpWaiting(params: Parameters<typeof setUpExchange>[0] = {}) {
  const bench = await setUpExchange(params)
  bench.api.setScenario('payment-pending')
  const paid = payWithExchange(bench.kit, AT)
  await settled()
  await bench.wait(40_000)
  expect([bench.methods().length, bench.pay().status]).toEqual([12, 'initiated'])
  return { ...bench, paid }
}

test('R-PAY-07 R-PAY-26 given up, nothing is asked any more; it can be paid otherwise then', async () => {
  const { kit, paid, pay, methods, wait, told, storage } = await setUpWaiting()
  cancelPay(kit)
  expect(await paid).toEqual({ hash: undefined })
  await wait(40_000)
  expect(methods()).toHaveLength(12)
  expect(pay()).toMatchObject({ status: 'idle', current: undefined, exchanges: { length: 4 } })
  expect(told()).toEqual(['PAY_MODAL_OPEN', 'PAY_EXCHANGE_SELECTED', 'PAY_INITIATED'])
  expect(storage.text.get(KEY)).toBeUndefined()
})

test('R-PAY-26 R-CONST-12 closed it is asked for on, ever less often; asked for again it is shown, and its end is told once', async () => {
  const { kit, api, paid, pay, methods, views, wait, told } = await setUpWaiting()
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
  expect([pay().status, told().filter((event) => event !== 'PAY_MODAL_OPEN')]).toEqual(['success', WHOLE])
})

test('R-PAY-26 who goes back can pay otherwise; the end of what was begun is told all the same', async () => {
  const { kit, api, paid, pay, views, wait, told } = await setUpWaiting()
  const ended = failed(paid)
  goBack(kit)
  expect([views(), pay().status, pay().exchanges.length]).toEqual([['Pay'], 'idle', 4])
  api.setScenario('payment-failed')
  await wait(4_000)
  expect(await ended).toMatchObject({ reason: 'GENERIC_PAYMENT_ERROR' })
  expect([pay().status, told().slice(1)]).toEqual(['idle', [...WHOLE.slice(0, 2), 'PAY_ERROR']])
})

/** The visitor loads the page anew. */
async function reloaded(first: { readonly stop: () => void; readonly storage: KitStorage }) {
  first.stop()
  return setUpPay({ namespaces: [], storage: first.storage, scenario: 'payment-pending' })
}

test.each([
  ['healthy', 'success', 'PAY_SUCCESS'],
  ['payment-failed', 'failed', 'PAY_ERROR'],
] as const)('R-PAY-27 on the next page it is followed on, without a wallet: %s', async (scenario, status, event) => {
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
  expect([next.pay().status, next.told(), first.told().length]).toEqual([status, [event], 3])
  expect(next.toldOf(event)).toMatchObject([{ paymentId, payment: { recipient: SHOP, amount: ETH_PAYMENT.amount } }])
  const last = await reloaded(next)
  await last.wait(40_000)
  expect([last.questions(), last.told(), last.storage.text.get(KEY)]).toEqual([[], [], undefined])
})

test('R-PAY-27 a page that leads to the exchange itself has kept it, and the page it leads back to tells the end', async () => {
  const first = await setUpExchange({ payment: { ...ETH_PAYMENT, openInNewTab: false } })
  open.mockImplementation(() => {
    first.stop()
    return null
  })
  await payWithExchange(first.kit, AT)
  const next = await reloaded(first)
  next.api.setScenario('healthy')
  await next.wait(4_000)
  expect(next.told()).toEqual(['PAY_SUCCESS'])
})

test('R-PAY-28 while the page that follows it lives no other asks; once it is gone the next one does', async () => {
  const locks = lendLocks()
  try {
    const first = await setUpWaiting()
    const other = await setUpPay({ namespaces: [], storage: first.storage })
    await other.wait(40_000)
    expect([other.questions(), other.pay().status]).toEqual([[], 'idle'])
    const next = await reloaded(first)
    next.api.setScenario('healthy')
    await next.wait(4_000)
    expect([...first.told().slice(3), ...other.told(), ...next.told()]).toEqual(['PAY_SUCCESS'])
  } finally {
    locks.giveBack()
  }
})

const lookAt = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

test.each(['before', 'after'] as const)(
  'R-PAY-30 a page opened %s the payment began follows it on once the page that began it is gone and the visitor comes back',
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
      expect([other.told(), other.questions().length]).toEqual([['PAY_SUCCESS'], 2])
    } finally {
      locks.giveBack()
    }
  },
)

test('R-PAY-30 a payment that leads its own page to the exchange is left to the page it comes back to', async () => {
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
    expect([other.told(), next.told()]).toEqual([[], ['PAY_SUCCESS']])
  } finally {
    locks.giveBack()
  }
})

test('R-PAY-28 where pages cannot know of each other, the first that hears of the end tells it', async () => {
  const first = await setUpWaiting()
  const other = await setUpPay({ namespaces: [], storage: first.storage, scenario: 'payment-pending' })
  for (const { api } of [first, other]) api.setScenario('healthy')
  await other.wait(8_000)
  expect([first.pay().status, other.pay().status]).toEqual(['success', 'success'])
  expect([...first.told().slice(3), ...other.told()]).toEqual(['PAY_SUCCESS'])
})

test.each([
  ['is a month old', (entry: object) => [{ ...entry, begunAtMs: Date.now() - 30 * DAY_MS }]],
  ['is of a time to come', (entry: object) => [{ ...entry, begunAtMs: Date.now() + 31 * DAY_MS }]],
  ['leads to no secure page', (entry: object) => [{ ...entry, url: 'javascript:alert(1)//https://' }]],
  ['is no payment', (entry: object) => [{ ...entry, payment: { amount: '1' } }]],
  ['names no session', (entry: object) => [{ ...entry, sessionId: 7 }]],
  ['is no list', (entry: object) => entry],
])('R-PAY-29 R-STORE-14 what %s is forgotten, and nothing told of it', async (_, change) => {
  const first = await setUpWaiting()
  const [entry] = JSON.parse(first.storage.text.get(KEY) ?? '[]')
  first.storage.text.set(KEY, JSON.stringify(change(entry)))
  const next = await reloaded(first)
  await next.wait(40_000)
  expect([next.questions(), next.told(), next.pay().status]).toEqual([[], [], 'idle'])
  expect(next.storage.text.get(KEY)).toBeUndefined()
})

test('R-PAY-29 one of some days ago is no present payment, is asked for every ten minutes, and its end is told', async () => {
  const first = await setUpWaiting()
  const [entry] = JSON.parse(first.storage.text.get(KEY) ?? '[]')
  first.storage.text.set(KEY, JSON.stringify([{ ...entry, begunAtMs: Date.now() - 3 * DAY_MS }]))
  const next = await reloaded(first)
  expect([next.questions().length, next.pay().status]).toEqual([1, 'idle'])
  await next.wait(599_999)
  expect(next.questions()).toHaveLength(1)
  next.api.setScenario('healthy')
  await next.wait(1)
  expect([next.told(), next.storage.text.get(KEY)]).toEqual([['PAY_SUCCESS'], undefined])
  expect(next.toldOf('PAY_SUCCESS')).toMatchObject([{ paymentId: entry.paymentId }])
})

test('R-PAY-07 R-FLOW-48 given up by the app, the ways to pay are back on screen', async () => {
  const { kit, views } = await setUpExchange()
  const paid = payWithExchange(kit, AT)
  await settled()
  cancelPay(kit)
  await paid
  expect([views(), kit.getState().modal.open]).toEqual([['Pay'], true])
})

test('R-PAY-07 a tab is closed that nothing was found for, when nobody waits any more', async () => {
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
] as const)(
  'R-PAY-11 security §8 with a service that is %s the payment fails: %s',
  async (scenario, reason, message) => {
    const { kit, api, pay, tab, led, toldOf } = await setUpExchange()
    api.setScenario(scenario, { only: ['exchange-pay-url'] })
    expect(await failed(payWithExchange(kit, AT))).toMatchObject({ name: 'PayError', reason, message })
    expect([led, tab.isClosed, pay().status, pay().error, pay().payUrl]).toEqual([
      [],
      true,
      'failed',
      reason,
      undefined,
    ])
    expect(toldOf('PAY_ERROR')).toMatchObject([{ code: reason, message, currentPayment: { type: 'exchange' } }])
  },
)

test('R-PAY-07 R-PAY-08 what failed at the exchange has failed', async () => {
  const { kit, api, pay, wait, told } = await setUpExchange()
  api.setScenario('payment-failed')
  const paid = failed(payWithExchange(kit, AT))
  await settled()
  await wait(8_000)
  expect(await paid).toMatchObject({ reason: 'GENERIC_PAYMENT_ERROR' })
  expect([pay().status, told().at(-1), kit.getState().modal.open]).toEqual(['failed', 'PAY_ERROR', true])
})

test('R-PAY-11 a silent service is asked again, which the state tells until it answers', async () => {
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

test('R-PAY-12 without the modal it goes on until it is given up', async () => {
  const { kit, pay, wait, methods } = await setUpExchange()
  close(kit)
  const paid = startPay(kit, { payment: ETH_PAYMENT, ...AT })
  await settled()
  await wait(8_000)
  expect(await paid).toEqual({ hash: pay().hash })
  expect([methods().length, kit.getState().modal.open]).toEqual([4, false])
})
