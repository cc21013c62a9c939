import { ADDRESS, createMockClient, IDENTIFICATION, KNOWN, TOKEN, UNKNOWN } from '../../test/mock-client.js'
import { buildApproval } from '../index.js'

const FROM = `eip155:1:${TOKEN}`
const TO = `eip155:1:0x${'e'.repeat(40)}`
const USER = `eip155:1:${ADDRESS}`
const OTHER = `eip155:1:0x${'b'.repeat(40)}`
const QUESTION = { network: KNOWN, from: FROM, to: TO, userAddress: USER }
const TX = { from: USER, to: FROM, data: '0x095ea7b3', value: '0', eip155: { gas: '60000', gasPrice: '20000000000' } }

test('R-API-29 sends user and tokens in the query and returns the transaction', async () => {
  const { client, requests } = createMockClient({ tx: TX })
  await expect(buildApproval(client, QUESTION)).resolves.toEqual({ tx: TX })
  const query = new URLSearchParams({ userAddress: USER, from: FROM, to: TO })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET https://api.bowline.id/v1/convert/build-approve?${query}&${IDENTIFICATION}`,
  ])
})

test('R-API-16 R-ERR-02 throws the network error and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ tx: TX })
  await expect(buildApproval(client, { ...QUESTION, network: UNKNOWN })).rejects.toMatchObject({
    code: 'api/unsupported-network',
    message: 'Network not supported for Swaps',
  })
  expect(requests).toEqual([])
})

test('R-SWAP-32 accepts the token on either side of the transaction in any case', async () => {
  const swapped = { ...TX, from: FROM.toLowerCase(), to: OTHER }
  await expect(buildApproval(createMockClient({ tx: swapped }).client, QUESTION)).resolves.toEqual({ tx: swapped })
})

test.each([
  { from: USER, to: OTHER },
  { from: USER, to: `eip155:10:${TOKEN}` },
])('R-SWAP-32 throws for a transaction between other addresses (%#)', async (ends) => {
  await expect(buildApproval(createMockClient({ tx: { ...TX, ...ends } }).client, QUESTION)).rejects.toMatchObject({
    code: 'api/invalid-response',
    path: 'v1/convert/build-approve',
    problem: 'mismatch',
  })
})

test.each([
  ['data', '0x1'],
  ['value', 0],
  ['value', '-1'],
  ['eip155', { gas: '1' }],
])('R-API-29 throws for a transaction whose %s is %j', async (field, value) => {
  await expect(
    buildApproval(createMockClient({ tx: { ...TX, [field]: value } }).client, QUESTION),
  ).rejects.toMatchObject({
    code: 'api/invalid-response',
    problem: 'schema',
  })
})
