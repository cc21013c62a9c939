/** What a transfer pays for priority. */
import { never, until } from '@bowline/jest-preset/fixtures'
import { type SolanaChain, startSolanaChain } from '@bowline/solana-chain'
import { startProxyNode } from './proxy-node.js'
import { mainnetAt, TEST_WALLET, world } from './setup.js'
import { key, register, testWallet } from './standard-wallet.js'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.close())

/** Compute units of a transfer of SOL, and lamports for its signature. */
const UNITS = 2_000
const SIGNATURE_FEE = 5_000

/** Lamports for a transfer when slots, the oldest first, paid these prices for a unit. */
async function feeFor(prices: readonly number[]): Promise<number> {
  const alice = await key(1)
  await chain.airdrop({ to: alice.address, lamports: 10_000_000_000n })
  const listed = prices.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))
  const { url } = await startProxyNode(chain.url, async ({ method }) =>
    method === 'getRecentPrioritizationFees' ? { body: { result: [...listed].sort(byPrice) } } : undefined,
  )
  const network = mainnetAt(url)
  const { adapter, page } = world({ networks: [network] })
  register(page, testWallet({ keys: [alice] }).wallet)
  await until(() => adapter.connectors().length === 1)
  await adapter.connect({ connectorId: TEST_WALLET, signal: never })
  const transfer = { address: alice.address, to: (await key(2)).address, value: 1_000_000_000n, network }
  return Number((await adapter.estimateTransfer(transfer)).fee)
}

const byPrice = (one: { prioritizationFee: number }, other: { prioritizationFee: number }) =>
  one.prioritizationFee - other.prioritizationFee

const slots = (count: number, price: number) => Array<number>(count).fill(price)
const feeAt = (price: number) => SIGNATURE_FEE + (price * UNITS) / 1_000_000

test('R-ADPT-125 pays what the newest slots cost when they are more expensive than the middle of all', async () => {
  expect(await feeFor([...slots(145, 1_500), ...slots(5, 400_000)])).toBe(feeAt(400_000))
  expect(await feeFor([...slots(148, 1_500), ...slots(2, 400_000)])).toBe(feeAt(400_000))
})

test('R-ADPT-125 pays the middle of all when the newest slots are cheaper', async () => {
  expect(await feeFor([...slots(100, 300_000), ...slots(50, 0)])).toBe(feeAt(300_000))
})

test('R-ADPT-125 pays no more than the limit, and no less than the lowest price', async () => {
  expect(await feeFor([...slots(140, 0), ...slots(10, 2_000_000_000)])).toBe(feeAt(1_000_000))
  expect(await feeFor([])).toBe(feeAt(1_000))
})
