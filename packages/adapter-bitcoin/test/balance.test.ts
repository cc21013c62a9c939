import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { startEndlessNode } from '@bowline/jest-preset/endless-node'
import { never } from '@bowline/jest-preset/fixtures'
import { ALICE, addressesOf, MAINNET, NOWHERE, network, REGTEST, world } from './setup.js'

let chain: BitcoinChain
let address: string
beforeAll(async () => {
  chain = await startBitcoinChain()
  ;[address] = await addressesOf(ALICE, REGTEST)
})
afterAll(() => chain.close())
afterEach(() => chain.answerWith(undefined))

async function balance(over: Parameters<typeof world>[0] = {}, asked = network(REGTEST, chain.url)) {
  const { adapter } = world({ networks: [asked], ...over })
  return adapter.getBalance?.({ address, network: asked, signal: never })
}

test('R-ADPT-17 returns what the address received and did not spend, with unconfirmed amounts, exact to the last sat', async () => {
  expect(await balance()).toEqual({ value: 0n, decimals: 8, symbol: 'BTC' })
  chain.fund(address, 2_099_999_999_999_998n)
  chain.fund(address, 1n, { isConfirmed: false })
  expect(await balance()).toEqual({ value: 2_099_999_999_999_999n, decimals: 8, symbol: 'BTC' })
})

test('R-ADPT-17 uses the API of the option, for all networks or for one', async () => {
  const elsewhere = network(REGTEST, NOWHERE)
  expect((await balance({ options: { esploraUrl: `${chain.url}/` } }, elsewhere))?.value).toBe(2_099_999_999_999_999n)
  expect((await balance({ options: { esploraUrl: { [REGTEST]: chain.url } } }, elsewhere))?.value).toBe(
    2_099_999_999_999_999n,
  )
  const other = { options: { esploraUrl: { [MAINNET]: chain.url } } }
  await expect(balance(other, elsewhere)).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test('R-CFG-61 requests the app’s own URLs first, then the network’s', async () => {
  const before = chain.requests.length
  const context = { customRpcUrls: () => [{ url: NOWHERE }] }
  expect((await balance({ context }))?.value).toBe(2_099_999_999_999_999n)
  expect(chain.requests.length).toBe(before + 1)
})

const stats = (funded: unknown, spent: unknown) => ({ funded_txo_sum: funded, spent_txo_sum: spent })
const answer = (chain_stats: unknown, mempool_stats: unknown = stats(0, 0)) =>
  JSON.stringify({ address, chain_stats, mempool_stats })

test.each([
  ['nothing', () => ''],
  ['HTML', () => '<h1>no</h1>'],
  ['a list', () => '[]'],
  ['null', () => 'null'],
  ['sums that are text', () => answer(stats('5', '0'))],
  ['sums with a fraction', () => answer(stats(0.5, 0))],
  ['sums below none', () => answer(stats(-5, 0))],
  ['more spent than received', () => answer(stats(5, 6))],
  ['more than there is', () => answer(stats(2_100_000_000_000_001, 0))],
  ['depth', () => '['.repeat(100_000)],
])('R-ADPT-17 R-ADPT-25 rejects when the API responds with %s', async (_, body) => {
  chain.answerWith(() => ({ status: 200, body: body() }))
  await expect(balance()).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test('R-ADPT-134 returns the exact balance when more than 2^53 sats went through the address', async () => {
  const [funded, spent] = ['{"funded_txo_sum":90071992547409931,', '"spent_txo_sum":90071992547409930}']
  const body = `{"chain_stats":${funded}${spent},"mempool_stats":{"funded_txo_sum":0,"spent_txo_sum":0}}`
  chain.answerWith(() => ({ status: 200, body }))
  expect((await balance())?.value).toBe(1n)
})

test('R-ADPT-134 returns the balance of an address whose outputs the API does not list', async () => {
  const before = chain.requests.length
  chain.answerWith((path) => (path.endsWith('/utxo') ? { status: 400, body: 'Too many history entries' } : undefined))
  expect((await balance())?.value).toBe(2_099_999_999_999_999n)
  expect(chain.requests.slice(before)).toEqual([`GET /address/${address}`])
})

test.each(['../../x', 'a?b=1#c', 'bc1q/utxo', ''])('R-ADPT-17 requests nothing for the address %j', async (junk) => {
  const before = chain.requests.length
  const asked = network(REGTEST, chain.url)
  const { adapter } = world({ networks: [asked] })
  await expect(adapter.getBalance?.({ address: junk, network: asked, signal: never })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
  expect(chain.requests.length).toBe(before)
})

test('R-ADPT-25 rejects with an abort error when the request is aborted', async () => {
  const asked = network(REGTEST, chain.url)
  const { adapter } = world({ networks: [asked] })
  const asking = adapter.getBalance?.({ address, network: asked, signal: AbortSignal.abort() })
  await expect(asking).rejects.toMatchObject({ code: 'request/aborted' })
})

test('R-ADPT-17 R-ADPT-25 rejects when a response never ends', async () => {
  const endless = await startEndlessNode()
  await expect(balance({}, network(REGTEST, endless.url))).rejects.toMatchObject({ code: 'wallet/request-failed' })
  expect(await endless.hungUpAfter).toBeLessThan(20_000_000)
  await endless.stop()
})
