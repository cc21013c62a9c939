import { ADDRESS, answering, IDENTIFICATION, KNOWN, TOKEN, UNKNOWN } from '../../test/mock-client.js'
import { getAllowance } from '../index.js'

const QUESTION = { network: KNOWN, tokenAddress: `eip155:1:${TOKEN}`, userAddress: `eip155:1:${ADDRESS}` }
const UNLIMITED = String(2n ** 256n - 1n)

test('R-API-26 token and user are sent, and the allowance stays text to the last digit', async () => {
  const { client, asked } = answering({ allowance: UNLIMITED })
  await expect(getAllowance(client, QUESTION)).resolves.toEqual({ allowance: UNLIMITED })
  const encoded = `tokenAddress=eip155%3A1%3A${TOKEN}&userAddress=eip155%3A1%3A${ADDRESS}`
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/convert/allowance?${encoded}&${IDENTIFICATION}`,
  ])
})

test('R-API-15 R-API-26 an unsupported network allows nothing, and nothing is asked', async () => {
  const { client, asked } = answering({ allowance: '5' })
  await expect(getAllowance(client, { ...QUESTION, network: UNKNOWN })).resolves.toEqual({ allowance: '0' })
  expect(asked).toEqual([])
})

test.each([5, '-5', '1.5', '1e9', '0x5', '', null, '9'.repeat(79)])(
  'R-API-26 %j is no allowance',
  async (allowance) => {
    await expect(getAllowance(answering({ allowance }).client, QUESTION)).rejects.toMatchObject({
      code: 'api/invalid-answer',
      path: 'v1/convert/allowance',
    })
  },
)
