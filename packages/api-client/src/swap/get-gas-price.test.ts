import { createMockClient, IDENTIFICATION, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { getGasPrice, isApiError, UnsupportedNetworkError } from '../index.js'

const PRICE = { standard: '20000000000', fast: '25000000000', instant: '30000000000' }

test('R-API-27 sends the chain’s CAIP-2 id and returns wei as text', async () => {
  const { client, requests } = createMockClient(PRICE)
  await expect(getGasPrice(client, { network: KNOWN })).resolves.toEqual(PRICE)
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/convert/gas-price?chainId=eip155%3A1&${IDENTIFICATION}`,
  ])
})

test('R-API-16 R-ERR-02 throws the network error and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient(PRICE)
  const error: unknown = await getGasPrice(client, { network: UNKNOWN }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UnsupportedNetworkError)
  expect(error).toMatchObject({ message: 'Network not supported for Gas Price', caipNetworkId: 'eip155:999' })
  expect([isApiError(error), isApiError(error, 'api/unsupported-network')]).toEqual([true, true])
  expect(requests).toEqual([])
})

test.each([20, '20.5', '-1', '0x4', null])('R-API-27 throws for the gas price %j', async (fast) => {
  await expect(getGasPrice(createMockClient({ ...PRICE, fast }).client, { network: KNOWN })).rejects.toMatchObject({
    code: 'api/invalid-response',
  })
})
