/** A payment at an exchange, whose tab and service the test controls. */
import { openPay, payWithExchange } from '../src/actions.js'
import type { KitStorage, Payment } from '../src/index.js'
import { settled } from './account-fixture.js'
import { ETH_PAYMENT, setUpPay } from './pay-fixture.js'

export const AT = { exchangeId: 'quayside' }
export const KEY = '@bowline/exchange_payments'
export const DAY_MS = 86_400_000
export const WHOLE = ['PAY_EXCHANGE_SELECTED', 'PAY_INITIATED', 'PAY_SUCCESS']
export const failed = (promise: Promise<unknown>) =>
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

export const open = jest.spyOn(window, 'open')
afterEach(() => open.mockReset())

export async function setUpExchange({
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

/** The exchange's page is open, without an outcome for 40 s. */
export async function setUpWaiting(params: Parameters<typeof setUpExchange>[0] = {}) {
  const bench = await setUpExchange(params)
  bench.api.setScenario('payment-pending')
  const paid = payWithExchange(bench.kit, AT)
  await settled()
  await bench.wait(40_000)
  expect([bench.methods().length, bench.pay().status]).toEqual([12, 'initiated'])
  return { ...bench, paid }
}

/** Reloads the page. */
export async function reloaded(first: { readonly stop: () => void; readonly storage: KitStorage }) {
  first.stop()
  return setUpPay({ namespaces: [], storage: first.storage, scenario: 'payment-pending' })
}

export const lookAt = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}
