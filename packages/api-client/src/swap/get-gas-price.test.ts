import { answering, IDENTIFICATION, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { getGasPrice, isApiError, UnsupportedNetworkError } from '../index.js'

const PRICE = { standard: '20000000000', fast: '25000000000', instant: '30000000000' }

test('R-API-27 the chain is asked by its CAIP-2 id, and the answer is wei as text', async () => {
  const { client, asked } = answering(PRICE)
  await expect(getGasPrice(client, { network: KNOWN })).resolves.toEqual(PRICE)
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/convert/gas-price?chainId=eip155%3A1&${IDENTIFICATION}`,
  ])
})

test('R-API-16 R-ERR-02 an unsupported network throws its words, and nothing is asked', async () => {
  const { client, asked } = answering(PRICE)
  const error: unknown = await getGasPrice(client, { network: UNKNOWN }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UnsupportedNetworkError)
  expect(error).toMatchObject({ message: 'Network not supported for Gas Price', caipNetworkId: 'eip155:999' })
  expect([isApiError(error), isApiError(error, 'api/unsupported-network')]).toEqual([true, true])
  expect(asked).toEqual([])
})

test.each([20, '20.5', '-1', '0x4', null])('R-API-27 %j is no gas price', async (fast) => {
  await expect(getGasPrice(answering({ ...PRICE, fast }).client, { network: KNOWN })).rejects.toMatchObject({
    code: 'api/invalid-answer',
  })
})
