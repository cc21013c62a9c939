import { setUpOnramp } from '../../../test/onramp-fixture.js'
import { pass, settled, until } from '../../../test/swap-fixture.js'
import {
  quoteOnramp,
  setOnrampAmount,
  setPaymentCurrency,
  setPaymentMethod,
  setPurchaseCurrency,
  switchNetwork,
  watchOnramp,
} from '../../actions.js'
import { selectOnrampAmountIssue } from './select-onramp.js'

async function setUp(params: Parameters<typeof setUpOnramp>[0] = {}) {
  const bench = await setUpOnramp(params)
  await until(() => !bench.onramp().areOptionsLoading)
  return { ...bench, issue: () => selectOnrampAmountIssue(bench.kit.getState()) }
}

test('R-RAMP-18 R-RAMP-20 R-RAMP-21 R-RAMP-22 R-STATE-35 requests a quote with the currencies and the network, and shows the received amount', async () => {
  const { kit, onramp, phase, sent } = await setUp()
  expect(phase()).toBe('idle')
  setOnrampAmount(kit, '100,50')
  expect([phase(), onramp().quotesLoading]).toEqual(['quoting', true])
  await pass(200)
  await until(() => phase() === 'quoted')
  expect(sent('onramp-quote')).toMatchObject([
    {
      purchaseCurrency: { symbol: 'USDC' },
      paymentCurrency: { id: 'USD' },
      amount: '100.5',
      network: 'ethereum-mainnet',
    },
  ])
  const { quote, purchaseAmount, quotesLoading, error } = onramp()
  expect(quote?.paymentTotal).toEqual({ amount: '100.5', currency: 'USD' })
  expect(quote?.purchaseAmount).toEqual({ amount: purchaseAmount, currency: 'USDC' })
  expect([quotesLoading, error]).toEqual([false, undefined])
})

test('R-RAMP-21 quotes an amount of 0 when no amount is entered', async () => {
  const { kit, sent, onramp } = await setUp()
  await expect(quoteOnramp(kit)).resolves.toBeNull()
  expect(sent('onramp-quote')).toMatchObject([{ amount: '0' }])
  expect(onramp()).toMatchObject({ quotesLoading: false, purchaseAmount: '' })
})

test('R-RAMP-26 aborts the pending quote and ignores a late response when an input changes', async () => {
  const { kit, onramp, phase, hold, sent } = await setUp()
  const { release, letLater } = hold('onramp/quote')
  setOnrampAmount(kit, '100')
  await pass(200)
  letLater()
  setOnrampAmount(kit, '250')
  expect(onramp()).toMatchObject({ quotesLoading: true, quote: undefined })
  await pass(200)
  await until(() => phase() === 'quoted')
  release()
  await settled()
  expect(sent('onramp-quote').map(({ amount }) => amount)).toEqual(['250', '100'])
  expect(onramp().quote?.paymentTotal.amount).toBe('250')
})

test('R-RAMP-10 R-RAMP-16 R-CONST-21 does not quote an amount outside the limits of the payment method, and shows the limit', async () => {
  const { kit, issue, phase, sent, onramp } = await setUp()
  const said = (text: string) => {
    setOnrampAmount(kit, text)
    return issue()
  }
  expect(said('9.99')).toEqual({ kind: 'below', bound: '10.00', method: 'card' })
  expect(phase()).toBe('out-of-limits')
  expect(said('7500.01')).toEqual({ kind: 'above', bound: '7500.00', method: 'card' })
  await pass(1000)
  await expect(quoteOnramp(kit)).resolves.toBeNull()
  expect(sent('onramp-quote')).toEqual([])
  setPaymentMethod(kit, 'ach_bank_account')
  expect([issue(), onramp().paymentMethod]).toEqual([undefined, 'ach_bank_account'])
  expect(said('25000.01')).toMatchObject({ kind: 'above', bound: '25000.00' })
  expect([said('10'), said('25000')]).toEqual([undefined, undefined])
  for (const text of ['abc', '-1', '1e3', '1,234', '10.005', '.'])
    expect(said(text)).toEqual({ kind: 'no-amount', places: 2 })
  expect([said(''), said('  ')]).toEqual([undefined, undefined])
  expect(phase()).toBe('idle')
})

test('R-RAMP-16 accepts any amount above zero for a currency without limits', async () => {
  const { kit, issue } = await setUp()
  setPaymentCurrency(kit, { id: 'CHF', payment_method_limits: [] })
  setOnrampAmount(kit, '0')
  expect(issue()).toEqual({ kind: 'no-amount', places: 2 })
  setOnrampAmount(kit, '0.01')
  expect(issue()).toBeUndefined()
})

test('R-RAMP-50 R-RAMP-51 limits amounts to the decimals of the currency, and presets to its limits', async () => {
  const { kit, issue, onramp } = await setUp()
  const said = (id: string, text: string, min = '0', max = '10000000') => {
    setPaymentCurrency(kit, { id, payment_method_limits: [{ id: 'card', min, max }] })
    setOnrampAmount(kit, text)
    return issue()
  }
  for (const id of ['JPY', 'KRW', 'VND', 'CLP']) {
    expect([id, said(id, '1500')]).toEqual([id, undefined])
    expect([id, said(id, '1500.5')]).toEqual([id, { kind: 'no-amount', places: 0 }])
  }
  for (const id of ['KWD', 'BHD', 'JOD', 'TND']) {
    expect([id, said(id, '10.005')]).toEqual([id, undefined])
    expect([id, said(id, '10.0005')]).toEqual([id, { kind: 'no-amount', places: 3 }])
  }
  expect(said('JPY', '1499', '1500', '1000000')).toEqual({ kind: 'below', bound: '1500', method: 'card' })
  expect(onramp().presets).toEqual(['10000', '25000', '50000', '100000'])
  said('KWD', '', '3.000', '600.000')
  expect(onramp().presets).toEqual(['100', '250', '500'])
  said('USD', '', '10.00', '7500.00')
  expect(onramp().presets).toEqual(['100', '250', '500', '1000'])
})

test('R-RAMP-50 quotes yen as whole amounts', async () => {
  const { kit, onramp, sent } = await setUp()
  setPaymentCurrency(kit, { id: 'JPY', payment_method_limits: [] })
  setOnrampAmount(kit, '1501')
  await quoteOnramp(kit)
  expect(sent('onramp-quote').at(-1)).toMatchObject({ amount: '1501' })
  expect(onramp().quote).toMatchObject({ coinbaseFee: { amount: '22' }, paymentTotal: { amount: '1501' } })
})

test('R-RAMP-20 R-RAMP-23 stores the message and returns no quote when the request fails', async () => {
  const { kit, onramp, phase, api } = await setUp()
  api.setScenario('503', { only: ['onramp-quote'] })
  setOnrampAmount(kit, '100')
  await expect(quoteOnramp(kit)).resolves.toBeNull()
  expect(phase()).toBe('quote-failed')
  expect(onramp()).toMatchObject({ quote: undefined, isEstimate: false, purchaseAmount: '', quotesLoading: false })
  expect(onramp().error).toMatch(/\S/)
  api.setScenario('healthy', { only: ['onramp-quote'] })
  await quoteOnramp(kit)
  expect([phase(), onramp().error]).toEqual(['quoted', undefined])
})

test('R-RAMP-24 returns an estimate with the entered amount in every field when the request fails and `quoteFallback` is set', async () => {
  const { kit, onramp, api } = await setUp({ options: { quoteFallback: 'sample' } })
  api.setScenario('503', { only: ['onramp-quote'] })
  setOnrampAmount(kit, '120')
  const same = { amount: '120', currency: 'USD' }
  await expect(quoteOnramp(kit)).resolves.toEqual({
    coinbaseFee: same,
    networkFee: same,
    paymentSubtotal: same,
    paymentTotal: same,
    purchaseAmount: same,
    quoteId: 'mocked-quote-id',
  })
  expect(onramp().isEstimate).toBe(true)
  expect(onramp().error).toMatch(/\S/)
  setOnrampAmount(kit, '121')
  expect(onramp()).toMatchObject({ isEstimate: false, error: undefined, quote: undefined })
})

test('R-RAMP-25 R-RAMP-20 returns no quote and sends no request on a network the service does not support', async () => {
  const { kit, onramp, sent } = await setUp({ unserved: ['eip155:1'] })
  setOnrampAmount(kit, '100')
  await expect(quoteOnramp(kit)).resolves.toBeNull()
  expect(sent('onramp-quote')).toEqual([])
  expect(onramp()).toMatchObject({ quotesLoading: false, error: undefined, quote: undefined })
})

test('R-RAMP-13 R-RAMP-21 R-RAMP-37 quotes again when a currency changes', async () => {
  const { kit, onramp, phase, sent } = await setUp()
  const stop = watchOnramp(kit)
  setOnrampAmount(kit, '100')
  const [, ether] = onramp().purchaseCurrencies
  const [, euro] = onramp().paymentCurrencies
  if (ether) setPurchaseCurrency(kit, ether)
  if (euro) setPaymentCurrency(kit, euro)
  await pass(200)
  await until(() => phase() === 'quoted')
  expect(sent('onramp-quote')).toMatchObject([{ purchaseCurrency: { symbol: 'ETH' }, paymentCurrency: { id: 'EUR' } }])
  stop()
})

test('R-RAMP-20 is no longer loading when the caller aborts the quote', async () => {
  const { kit, onramp, hold } = await setUp()
  const { release } = hold('onramp/quote')
  setOnrampAmount(kit, '100')
  const controller = new AbortController()
  const quote = quoteOnramp(kit, { signal: controller.signal })
  await settled()
  controller.abort()
  release()
  await expect(quote).resolves.toBeNull()
  expect(onramp()).toMatchObject({ quotesLoading: false, quote: undefined, error: undefined })
})

test('R-RAMP-21 quotes again when the network changes', async () => {
  const { kit, phase, sent } = await setUp()
  setOnrampAmount(kit, '100')
  await quoteOnramp(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await settled()
  expect(phase()).toBe('quoting')
  await pass(200)
  await until(() => phase() === 'quoted')
  expect(sent('onramp-quote').map(({ network }) => network)).toEqual(['ethereum-mainnet', 'polygon-mainnet'])
})

test('R-RAMP-55 R-RAMP-23 does not show a quote of another currency as the received amount', async () => {
  const { kit, onramp, phase, respondAt } = await setUp()
  const of = (currency: string) => ({ amount: '98.5', currency })
  const costs = { coinbaseFee: of('USD'), networkFee: of('USD'), paymentSubtotal: of('USD'), paymentTotal: of('USD') }
  respondAt('onramp/quote', () => Response.json({ ...costs, purchaseAmount: of('ETH'), quoteId: 'q' }))
  setOnrampAmount(kit, '100')
  await pass(200)
  await until(() => phase() !== 'quoting')
  expect([phase(), onramp().purchaseAmount]).toEqual(['quote-failed', ''])
})

test('R-RAMP-57 compares limits of any length without throwing', async () => {
  const limit = (whole: string) => `${whole}.${'0'.repeat(50)}1`
  const { kit, onramp, respondAt } = await setUpOnramp({ isOpen: false })
  const payment_method_limits = [{ id: 'card', min: limit('20'), max: limit('300') }]
  const paymentCurrencies = [{ id: 'USD', payment_method_limits }]
  respondAt('onramp/options', () => Response.json({ paymentCurrencies, purchaseCurrencies: [] }))
  const stop = watchOnramp(kit)
  await until(() => onramp().paymentCurrency.payment_method_limits.length === 1)
  expect(onramp().presets).toEqual(['100', '250'])
  setOnrampAmount(kit, '5')
  expect(selectOnrampAmountIssue(kit.getState())).toMatchObject({ kind: 'below' })
  stop()
})

test('R-ACCT-178 requests a failed quote again, with growing delays, until the view is closed', async () => {
  const { kit, phase, api, onramp, sent, unfollow } = await setUp()
  api.setScenario('500', { only: ['onramp-quote'] })
  setOnrampAmount(kit, '100')
  await pass(200)
  await until(() => phase() === 'quote-failed')
  await pass(5_000)
  const requestCount = sent('onramp-quote').length
  await pass(9_900)
  expect([sent('onramp-quote').length, phase()]).toEqual([requestCount, 'quote-failed'])
  api.setScenario('healthy')
  await pass(200)
  await until(() => phase() === 'quoted')
  expect(onramp().error).toBeUndefined()
  api.setScenario('500', { only: ['onramp-quote'] })
  setOnrampAmount(kit, '101')
  await pass(200)
  await until(() => phase() === 'quote-failed')
  unfollow()
  const last = sent('onramp-quote').length
  await pass(600_000)
  expect(sent('onramp-quote')).toHaveLength(last)
})
