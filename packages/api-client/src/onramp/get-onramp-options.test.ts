import * as v from 'valibot'
import { createMockClient, createMockClientWith, IDENTIFICATION, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { DEFAULT_PURCHASE_CURRENCY, getOnrampOptions, onrampOptionsSchema, SAMPLE_ONRAMP_OPTIONS } from '../index.js'

const OPTIONS = {
  purchaseCurrencies: [
    {
      id: 'p-1',
      name: 'Ether',
      symbol: 'ETH',
      networks: [{ name: 'base-mainnet', display_name: 'Base', chain_id: '8453', contract_address: undefined }],
    },
  ],
  paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
}

test('R-API-37 R-STATE-32 returns the service’s options', async () => {
  const { client, requests } = createMockClient(OPTIONS)
  await expect(getOnrampOptions(client, { network: KNOWN })).resolves.toEqual(OPTIONS)
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/onramp/options?${IDENTIFICATION}`,
  ])
})

test('R-API-15 R-RAMP-07 returns no options and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient(OPTIONS)
  await expect(getOnrampOptions(client, { network: UNKNOWN })).resolves.toEqual({
    paymentCurrencies: [],
    purchaseCurrencies: [],
  })
  expect(requests).toEqual([])
})

test.each([
  ['status 503', () => Response.json({}, { status: 503 })],
  ['a response that is not JSON', () => new Response('<h1>')],
  ['another shape', () => Response.json({ purchaseCurrencies: null })],
  ['no connection', () => Promise.reject(new TypeError('failed'))],
])('R-API-37 R-RAMP-06 returns the samples after %s', async (_, respond) => {
  const { client, requests } = createMockClientWith(respond)
  await expect(getOnrampOptions(client, { network: KNOWN })).resolves.toBe(SAMPLE_ONRAMP_OPTIONS)
  expect(requests).toHaveLength(1)
})

test('R-API-07 rejects an aborted request with its reason instead of samples', async () => {
  const controller = new AbortController()
  const { client } = createMockClientWith(() => new Promise(() => undefined))
  const call = getOnrampOptions(client, { network: KNOWN, signal: controller.signal })
  controller.abort(new Error('gone'))
  await expect(call).rejects.toBe(controller.signal.reason)
})

test('R-RAMP-09 R-STATE-33 R-STATE-34 offers USDC and ETH on two networks, paid in USD or EUR, as samples', () => {
  const { purchaseCurrencies, paymentCurrencies } = SAMPLE_ONRAMP_OPTIONS
  expect(purchaseCurrencies[0]).toBe(DEFAULT_PURCHASE_CURRENCY)
  expect(DEFAULT_PURCHASE_CURRENCY).toMatchObject({
    id: '2b92315d-eab7-5bef-84fa-089a131333f5',
    networks: [
      { name: 'ethereum-mainnet', chain_id: '1', contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
      { name: 'polygon-mainnet', chain_id: '137', contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' },
    ],
  })
  expect(purchaseCurrencies.map(({ symbol, networks }) => [symbol, ...networks.map(({ name }) => name)])).toEqual([
    ['USDC', 'ethereum-mainnet', 'polygon-mainnet'],
    ['ETH', 'ethereum-mainnet', 'polygon-mainnet'],
  ])
  expect(purchaseCurrencies[1]?.networks.filter((network) => 'contract_address' in network)).toEqual([])
  expect(paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
  expect(v.parse(onrampOptionsSchema, SAMPLE_ONRAMP_OPTIONS)).toEqual(SAMPLE_ONRAMP_OPTIONS)
})

test('R-RAMP-10 R-CONST-21 limits sample cards to 10.00 to 7500.00 and bank accounts to 10.00 to 25000.00', () => {
  for (const { payment_method_limits: limits } of SAMPLE_ONRAMP_OPTIONS.paymentCurrencies) {
    expect(limits).toEqual([
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ])
  }
})

test('R-STATE-32 skips invalid entries of a list and keeps the others', async () => {
  const [currency] = OPTIONS.purchaseCurrencies
  const [payment] = OPTIONS.paymentCurrencies
  const response = {
    purchaseCurrencies: [
      null,
      { id: '' },
      { ...currency, networks: null },
      { ...currency, networks: [7, { name: '' }] },
    ],
    paymentCurrencies: [7, { ...payment, payment_method_limits: [{ id: 'card', min: 10, max: '1e9' }] }],
  }
  await expect(getOnrampOptions(createMockClient(response).client, { network: KNOWN })).resolves.toEqual({
    purchaseCurrencies: [{ ...currency, networks: [] }],
    paymentCurrencies: [{ ...payment, payment_method_limits: [] }],
  })
})
