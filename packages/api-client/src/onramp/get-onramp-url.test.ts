import { ADDRESS, createMockClient, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { getOnrampUrl } from '../index.js'

const URL_OF_PROVIDER = 'https://pay.example/buy?session=1'
const WALLETS = [{ address: ADDRESS, blockchains: ['ethereum'], assets: ['USDC'] }]
const QUESTION = { network: KNOWN, destinationWallets: WALLETS, defaultNetwork: 'ethereum', partnerUserId: ADDRESS }

test('R-API-36 R-RAMP-28 sends the project in the query and omits undefined amounts in the body', async () => {
  const { client, requests } = createMockClient({ url: URL_OF_PROVIDER })
  await expect(getOnrampUrl(client, { ...QUESTION, presetFiatAmount: '100' })).resolves.toBe(URL_OF_PROVIDER)
  await getOnrampUrl(client, { ...QUESTION, presetCryptoAmount: '0.5', presetFiatAmount: undefined })
  const url = 'https://api.bowline.id/v1/generators/onrampurl?projectId=project-1&clientId=client-1'
  expect(requests).toMatchObject([{ method: 'POST', url }, { url }])
  const { network: _, ...body } = QUESTION
  expect(requests.map((request) => request.body)).toStrictEqual([
    { ...body, defaultExperience: 'buy', presetFiatAmount: '100' },
    { ...body, defaultExperience: 'buy', presetCryptoAmount: '0.5' },
  ])
})

test('R-RAMP-65 sends the currency with the amount', async () => {
  const { client, requests } = createMockClient({ url: URL_OF_PROVIDER })
  await getOnrampUrl(client, { ...QUESTION, presetFiatAmount: '100', fiatCurrency: 'EUR' })
  expect(requests[0]?.body).toMatchObject({ presetFiatAmount: '100', fiatCurrency: 'EUR' })
})

test('R-API-15 R-API-36 returns an empty URL and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ url: URL_OF_PROVIDER })
  await expect(getOnrampUrl(client, { ...QUESTION, network: UNKNOWN })).resolves.toBe('')
  expect(requests).toEqual([])
})

test.each([
  'javascript://%0aalert(1)',
  'java\tscript:alert(1)',
  'http://pay.example',
  'https://okay.example@bad.example/',
  '//pay.example',
  'https://pay.example/ x',
  'https://pay.example\\x',
  'data:text/html,<h1>x',
  `https://pay.example/${'W'.repeat(2_048)}`,
  '',
  'pay',
  null,
  7,
])('R-API-36 throws for the payment page %j', async (url) => {
  await expect(getOnrampUrl(createMockClient({ url }).client, QUESTION)).rejects.toMatchObject({
    code: 'api/invalid-response',
  })
})
