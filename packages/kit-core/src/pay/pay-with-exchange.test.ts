/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://shop.example/cart"}
 */
import { settled } from '../../test/account-bench.js'
import { ETH_PAYMENT, SHOP, setUpPay } from '../../test/pay-bench.js'
import { cancelPay, close, goBack, openPay, payWithExchange, startPay } from '../actions.js'
import type { Payment } from '../index.js'

const AT = { exchangeId: 'quayside' }
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
}: {
  isRefused?: boolean
  payment?: Payment
} = {}) {
  const bench = await setUpPay()
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

test.each([
  ['closing', close],
  ['going back', goBack],
  ['giving it up', cancelPay],
] as const)('R-PAY-07 %s ends the questions; it can be paid otherwise then', async (_, leave) => {
  const { kit, api, pay, methods, wait, told } = await setUpExchange()
  api.setScenario('payment-pending')
  const paid = payWithExchange(kit, AT)
  await settled()
  await wait(40_000)
  expect([methods().length, pay().status]).toEqual([12, 'initiated'])
  leave(kit)
  expect(await paid).toEqual({ hash: undefined })
  await wait(40_000)
  expect(methods()).toHaveLength(12)
  expect(pay()).toMatchObject({ status: 'idle', current: undefined, exchanges: { length: 4 } })
  expect(told()).toEqual(['PAY_MODAL_OPEN', 'PAY_EXCHANGE_SELECTED', 'PAY_INITIATED'])
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
