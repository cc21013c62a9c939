import { createMockClient, IDENTIFICATION, KNOWN, TOKEN, UNKNOWN } from '../../test/mock-client.js'
import { getSwapTokens } from '../index.js'

const USDC = { name: 'USD Coin', symbol: 'USDC', address: `eip155:1:${TOKEN}`, decimals: 6, logoUri: '', eip2612: true }

test('R-API-24 R-STATE-40 sends the chain’s CAIP-2 id and returns tokens in the service’s order', async () => {
  const tokens = [USDC, { ...USDC, symbol: 'AAVE', decimals: 18, eip2612: false }]
  const { client, requests } = createMockClient({ tokens })
  await expect(getSwapTokens(client, { network: KNOWN })).resolves.toEqual({ tokens })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/convert/tokens?chainId=eip155%3A1&${IDENTIFICATION}`,
  ])
})

test('R-API-15 R-API-24 returns no tokens and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ tokens: [USDC] })
  await expect(getSwapTokens(client, { network: UNKNOWN })).resolves.toEqual({ tokens: [] })
  expect(requests).toEqual([])
})

test('R-STATE-40 skips a token with invalid decimals or address and empties invalid texts', async () => {
  const odd = [
    ...[0, 37, 77, -1, 1.5, '6', null].map((decimals) => ({ ...USDC, decimals })),
    ...[TOKEN, 'eip155:1:0x1', '', null].map((address) => ({ ...USDC, address })),
    null,
  ]
  const { client } = createMockClient({
    tokens: [...odd, { ...USDC, name: 7, symbol: null, logoUri: {}, eip2612: 'yes' }],
  })
  await expect(getSwapTokens(client, { network: KNOWN })).resolves.toEqual({
    tokens: [{ ...USDC, name: '', symbol: '', logoUri: '', eip2612: undefined }],
  })
})
