import { ADDRESS, createMockClient, KNOWN, TOKEN, UNKNOWN } from '../../test/mock-client.js'
import { buildSwap, SWAP_SLIPPAGE } from '../index.js'

const FROM = `eip155:1:0x${'e'.repeat(40)}`
const TO = `eip155:1:${TOKEN}`
const USER = `eip155:1:${ADDRESS}`
const QUESTION = { network: KNOWN, amount: '5', from: FROM, to: TO, userAddress: USER }
const TX = { from: USER, to: TO, data: '0xabCD', amount: '5', eip155: { gas: '150000', gasPrice: '20000000000' } }

test('R-API-28 R-CONST-22 sends amount, slippage 1, project, tokens and user in the body', async () => {
  const { client, requests } = createMockClient({ tx: TX })
  await expect(buildSwap(client, { ...QUESTION, disableEstimate: true })).resolves.toEqual({ tx: TX })
  await buildSwap(client, QUESTION)
  const body = { amount: '5', eip155: { slippage: 1 }, projectId: 'project-1', from: FROM, to: TO, userAddress: USER }
  const url = 'https://api.bowline.id/v1/convert/build-transaction?clientId=client-1'
  expect(requests).toMatchObject([
    { method: 'POST', url },
    { method: 'POST', url },
  ])
  expect(requests.map((request) => request.body)).toStrictEqual([{ ...body, disableEstimate: true }, body])
  expect(SWAP_SLIPPAGE).toBe(1)
})

test('R-API-16 R-ERR-02 throws the network error and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ tx: TX })
  await expect(buildSwap(client, { ...QUESTION, network: UNKNOWN })).rejects.toMatchObject({
    name: 'UnsupportedNetworkError',
    message: 'Network not supported for Swaps',
  })
  expect(requests).toEqual([])
})

test.each([
  ['from', null],
  ['to', TOKEN],
  ['to', 'eip155:1:0x1'],
  ['data', 'abcd'],
  ['data', '0xabc'],
  ['data', `0x${'f'.repeat(300_000)}`],
  ['amount', 5],
  ['amount', '0x5'],
  ['eip155', null],
  ['eip155', { gas: 150_000, gasPrice: '1' }],
  ['eip155', { gas: '150000', gasPrice: '-1' }],
])('R-API-28 throws for a transaction with an invalid %s (%#)', async (field, value) => {
  await expect(buildSwap(createMockClient({ tx: { ...TX, [field]: value } }).client, QUESTION)).rejects.toMatchObject({
    code: 'api/invalid-response',
    problem: 'schema',
  })
})
