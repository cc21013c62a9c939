import { ADDRESS, createMockClient, IDENTIFICATION, KNOWN, TOKEN, UNKNOWN } from '../../test/mock-client.js'
import { getAllowance } from '../index.js'

const QUESTION = { network: KNOWN, tokenAddress: `eip155:1:${TOKEN}`, userAddress: `eip155:1:${ADDRESS}` }
const UNLIMITED = String(2n ** 256n - 1n)

test('R-API-26 sends token and user and returns the allowance as exact text', async () => {
  const { client, requests } = createMockClient({ allowance: UNLIMITED })
  await expect(getAllowance(client, QUESTION)).resolves.toEqual({ allowance: UNLIMITED })
  const encoded = `tokenAddress=eip155%3A1%3A${TOKEN}&userAddress=eip155%3A1%3A${ADDRESS}`
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/convert/allowance?${encoded}&${IDENTIFICATION}`,
  ])
})

test('R-API-15 R-API-26 returns no allowance and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ allowance: '5' })
  await expect(getAllowance(client, { ...QUESTION, network: UNKNOWN })).resolves.toEqual({ allowance: '0' })
  expect(requests).toEqual([])
})

test.each([5, '-5', '1.5', '1e9', '0x5', '', null, '9'.repeat(79)])(
  'R-API-26 throws for the allowance %j',
  async (allowance) => {
    await expect(getAllowance(createMockClient({ allowance }).client, QUESTION)).rejects.toMatchObject({
      code: 'api/invalid-response',
      path: 'v1/convert/allowance',
    })
  },
)
