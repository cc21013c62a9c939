import { createMockClient, KNOWN, TOKEN, UNKNOWN } from '../../test/mock-client.js'
import { getPrices } from '../index.js'

const ADDRESSES = [`eip155:1:${TOKEN}`]
const PRICE = { name: 'USD Coin', symbol: 'USDC', iconUrl: 'https://images.example/usdc.png', price: 0.9998 }

test('R-API-25 R-API-42 requests prices in usd by POST with the project in the body', async () => {
  const { client, requests } = createMockClient({ fungibles: [PRICE] })
  await expect(getPrices(client, { network: KNOWN, addresses: ADDRESSES })).resolves.toEqual({ fungibles: [PRICE] })
  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: 'https://api.bowline.id/v1/fungible/price?clientId=client-1',
      body: { currency: 'usd', addresses: ADDRESSES, projectId: 'project-1' },
    },
  ])
})

test('R-API-15 R-API-25 returns no prices and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ fungibles: [PRICE] })
  await expect(getPrices(client, { network: UNKNOWN, addresses: ADDRESSES })).resolves.toEqual({ fungibles: [] })
  expect(requests).toEqual([])
})

test('R-API-25 skips a token without a plausible price and keeps the others', async () => {
  const odd = [-1, 1e13, '1', null, undefined, [], {}].map((price) => ({ ...PRICE, price }))
  const { client } = createMockClient({
    fungibles: [null, 7, 'x', ...odd, { ...PRICE, name: 7, symbol: null, iconUrl: [] }],
  })
  await expect(getPrices(client, { network: KNOWN, addresses: ADDRESSES })).resolves.toEqual({
    fungibles: [{ name: '', symbol: '', iconUrl: '', price: PRICE.price }],
  })
})
