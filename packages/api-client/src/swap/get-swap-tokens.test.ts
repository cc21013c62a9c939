import { answering, IDENTIFICATION, KNOWN, TOKEN, UNKNOWN } from '../../test/mock-client.js'
import { getSwapTokens } from '../index.js'

const USDC = { name: 'USD Coin', symbol: 'USDC', address: `eip155:1:${TOKEN}`, decimals: 6, logoUri: '', eip2612: true }

test('R-API-24 R-STATE-40 the chain is asked by its CAIP-2 id, and tokens come in the answered order', async () => {
  const tokens = [USDC, { ...USDC, symbol: 'AAVE', decimals: 18, eip2612: false }]
  const { client, asked } = answering({ tokens })
  await expect(getSwapTokens(client, { network: KNOWN })).resolves.toEqual({ tokens })
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/convert/tokens?chainId=eip155%3A1&${IDENTIFICATION}`,
  ])
})

test('R-API-15 R-API-24 an unsupported network has no tokens, and nothing is asked', async () => {
  const { client, asked } = answering({ tokens: [USDC] })
  await expect(getSwapTokens(client, { network: UNKNOWN })).resolves.toEqual({ tokens: [] })
  expect(asked).toEqual([])
})

test('R-STATE-40 a token whose decimals or address do not fit is left out, odd words are empty', async () => {
  const odd = [
    ...[0, 37, 77, -1, 1.5, '6', null].map((decimals) => ({ ...USDC, decimals })),
    ...[TOKEN, 'eip155:1:0x1', '', null].map((address) => ({ ...USDC, address })),
    null,
  ]
  const { client } = answering({ tokens: [...odd, { ...USDC, name: 7, symbol: null, logoUri: {}, eip2612: 'yes' }] })
  await expect(getSwapTokens(client, { network: KNOWN })).resolves.toEqual({
    tokens: [{ ...USDC, name: '', symbol: '', logoUri: '', eip2612: undefined }],
  })
})
