/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://shop.example/cart"}
 */

import { settled } from '../../../test/account-fixture.js'
import { AT, failed, KEY, open, setUpExchange, setUpWaiting, WHOLE } from '../../../test/exchange-fixture.js'
import { ETH_PAYMENT, SHOP } from '../../../test/pay-fixture.js'
import { cancelPay, close, goBack, openPay, payWithExchange, startPay } from '../../actions.js'

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
