import { ADDRESS, createMockClient, IDENTIFICATION, KNOWN, UNKNOWN } from '../../test/mock-client.js'
import { getHistory, TRANSACTION_STATUSES, type Transaction } from '../index.js'

const SWAP: Transaction = {
  id: 'tx-1',
  metadata: {
    minedAt: '2026-03-01T10:20:30.000Z',
    chain: 'eip155:1',
    operationType: 'trade',
    status: 'confirmed',
    sentFrom: ADDRESS,
    sentTo: '0x00000000000000000000000000000000000000bb',
    hash: `0x${'ab'.repeat(32)}`,
    nonce: 7,
  },
  transfers: [
    {
      fungible_info: { name: 'Ether', symbol: 'ETH', icon: { url: 'https://images.example/eth.png' } },
      direction: 'out',
      quantity: { numeric: '0.5' },
      value: 1500.25,
      price: 3000.5,
    },
    {
      nft_info: {
        name: 'Knot #7',
        content: { preview: { url: 'https://images.example/7.png' }, detail: { url: 'https://images.example/7.svg' } },
        flags: { is_spam: false },
      },
      direction: 'in',
      quantity: { numeric: '1' },
    },
  ],
}

const ask = async (response: unknown) =>
  getHistory(createMockClient(response).client, { network: KNOWN, account: ADDRESS })
const read = async (...data: readonly unknown[]) => (await ask({ data, next: null })).data

test('R-API-20 R-API-21 R-STATE-47 R-STATE-48 sends account, chain and cursor and returns data and next', async () => {
  const { client, requests } = createMockClient({ data: [SWAP], next: 'c2' })
  const page = await getHistory(client, { network: KNOWN, account: ADDRESS, cursor: 'c1' })
  expect(page).toStrictEqual({ data: [SWAP], next: 'c2' })
  await getHistory(client, { network: KNOWN, account: ADDRESS, cursor: undefined, onramp: undefined })
  expect(requests).toMatchObject([
    {
      method: 'GET',
      url: `https://api.bowline.id/v1/account/${ADDRESS}/history?cursor=c1&chainId=eip155%3A1&${IDENTIFICATION}`,
      cache: 'default',
    },
    { url: `https://api.bowline.id/v1/account/${ADDRESS}/history?chainId=eip155%3A1&${IDENTIFICATION}` },
  ])
})

test('R-API-21 R-RAMP-32 bypasses caches for purchases', async () => {
  const { client, requests } = createMockClient({ data: [] })
  await getHistory(client, { network: KNOWN, account: ADDRESS, onramp: 'coinbase' })
  expect(requests).toMatchObject([{ url: expect.stringContaining('onramp=coinbase'), cache: 'no-cache' }])
})

test('R-API-15 R-API-20 returns no history and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ data: [SWAP], next: 'c2' })
  await expect(getHistory(client, { network: UNKNOWN, account: ADDRESS })).resolves.toStrictEqual({
    data: [],
    next: undefined,
  })
  expect(requests).toEqual([])
})

test.each([null, '', 7, [], {}, 'W'.repeat(1_025)])('R-API-20 ends the history at the cursor %j', async (next) => {
  expect((await ask({ data: [SWAP], next })).next).toBeUndefined()
})

test('R-STATE-49 returns every known status and drops an unknown one', async () => {
  const withStatus = (status: unknown) => ({ ...SWAP, metadata: { ...SWAP.metadata, status } })
  const known = await read(...TRANSACTION_STATUSES.map(withStatus))
  expect(known.map(({ metadata }) => metadata.status)).toEqual([
    'confirmed',
    'failed',
    'pending',
    'ONRAMP_TRANSACTION_STATUS_SUCCESS',
    'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
    'ONRAMP_TRANSACTION_STATUS_FAILED',
  ])
  const [odd] = await read(withStatus('constructor'))
  expect(odd?.metadata.status).toBeUndefined()
})

test('R-STATE-47 skips a transaction without id or metadata and keeps the others', async () => {
  const { id: _, ...nameless } = SWAP
  expect(await read(null, 7, [], nameless, { ...SWAP, id: '' }, { ...SWAP, metadata: null }, SWAP)).toEqual([SWAP])
})

test('R-STATE-47 empties or drops invalid metadata', async () => {
  const metadata = { minedAt: 7, chain: '<b>', operationType: null, sentFrom: [], hash: '../x', nonce: -1, status: 1 }
  expect(await read({ id: 'odd', metadata, transfers: null })).toStrictEqual([
    {
      id: 'odd',
      metadata: {
        minedAt: '',
        chain: '',
        operationType: '',
        sentFrom: '',
        sentTo: '',
        hash: undefined,
        nonce: undefined,
        status: undefined,
      },
      transfers: [],
    },
  ])
})

test('R-STATE-47 returns the date as unchecked text', async () => {
  const minedAt = '2025-13-40'
  expect((await read({ ...SWAP, metadata: { ...SWAP.metadata, minedAt } }))[0]?.metadata.minedAt).toBe(minedAt)
})

test('R-STATE-48 skips a transfer without direction or plain quantity and keeps the spam flag', async () => {
  const [coins, piece] = SWAP.transfers
  const spam = { ...piece, nft_info: { name: 'Free', content: null, flags: { is_spam: true } } }
  const transfers = [
    { ...coins, direction: 'up' },
    { ...coins, quantity: { numeric: 0.5 } },
    { ...coins, quantity: null },
    null,
    { ...coins, value: 'much', price: -1, nft_info: null },
    spam,
  ]
  const [transaction] = await read({ ...SWAP, transfers })
  expect(transaction?.transfers).toMatchObject([
    { fungible_info: { symbol: 'ETH' }, direction: 'out', quantity: { numeric: '0.5' } },
    { nft_info: { name: 'Free', flags: { is_spam: true } } },
  ])
  expect(transaction?.transfers[0]).toMatchObject({ value: undefined, price: undefined, nft_info: undefined })
})

test.each([null, [], {}, { data: null }, { data: {}, next: 'x' }])(
  'R-API-06 R-API-20 throws for the response %j',
  async (response) => {
    await expect(ask(response)).rejects.toMatchObject({ code: 'api/invalid-response', problem: 'schema' })
  },
)
