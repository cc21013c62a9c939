import { createMockClient, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { DEFAULT_PURCHASE_CURRENCY, getOnrampQuote, SAMPLE_ONRAMP_OPTIONS } from '../index.js'

const usd = (amount: string) => ({ amount, currency: 'USD' })
const QUOTE = {
  coinbaseFee: usd('1.00'),
  networkFee: usd('0.25'),
  paymentSubtotal: usd('98.75'),
  paymentTotal: usd('100.00'),
  purchaseAmount: { amount: '98.701234567890123456', currency: 'USDC' },
  quoteId: 'quote-1',
}
const [PAYMENT = { id: '', payment_method_limits: [] }] = SAMPLE_ONRAMP_OPTIONS.paymentCurrencies
const QUESTION = {
  network: KNOWN,
  purchaseCurrency: DEFAULT_PURCHASE_CURRENCY,
  paymentCurrency: PAYMENT,
  amount: '100',
  purchaseNetwork: 'ethereum-mainnet',
}

test('R-API-38 R-API-39 R-STATE-35 sends the network by its name and the project in the query', async () => {
  const { client, requests } = createMockClient(QUOTE)
  await expect(getOnrampQuote(client, QUESTION)).resolves.toEqual(QUOTE)
  expect(requests).toMatchObject([
    { method: 'POST', url: 'https://api.bowline.id/v1/onramp/quote?projectId=project-1&clientId=client-1' },
  ])
  expect(requests[0]?.body).toEqual({
    purchaseCurrency: DEFAULT_PURCHASE_CURRENCY,
    paymentCurrency: PAYMENT,
    amount: '100',
    network: 'ethereum-mainnet',
  })
})

test('R-API-15 R-RAMP-25 returns no quote and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient(QUOTE)
  await expect(getOnrampQuote(client, { ...QUESTION, network: UNKNOWN })).resolves.toBeNull()
  expect(requests).toEqual([])
})

test.each([
  ['purchaseAmount', { amount: 98.7, currency: 'USDC' }],
  ['purchaseAmount', { amount: '1e9', currency: 'USDC' }],
  ['paymentTotal', { amount: '-1', currency: 'USD' }],
  ['networkFee', { amount: '1' }],
  ['coinbaseFee', null],
  ['paymentSubtotal', '98'],
  ['quoteId', ''],
])('R-STATE-35 throws for a quote whose %s is %j', async (field, value) => {
  await expect(getOnrampQuote(createMockClient({ ...QUOTE, [field]: value }).client, QUESTION)).rejects.toMatchObject({
    code: 'api/invalid-response',
    path: 'v1/onramp/quote',
  })
})

test.each([
  ['purchaseAmount', 'WBTC'],
  ['purchaseAmount', 'USD'],
  ['paymentTotal', 'EUR'],
])('R-RAMP-55 throws for a quote whose %s is in the unrequested currency %s', async (field, currency) => {
  const { client } = createMockClient({ ...QUOTE, [field]: { amount: '98', currency } })
  await expect(getOnrampQuote(client, QUESTION)).rejects.toMatchObject({ problem: 'mismatch' })
})
