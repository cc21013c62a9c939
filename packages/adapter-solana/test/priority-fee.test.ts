/** The priority fee of a transfer. */
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

/** Compute units of a SOL transfer, and lamports for its signature. */
const UNITS = 2_000
const SIGNATURE_FEE = 5_000

/** Fee of a transfer in lamports when the slots, oldest first, had these prices per unit. */
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

test('R-ADPT-125 pays the price of the newest slots when it exceeds the median', async () => {
  expect(await feeFor([...slots(145, 1_500), ...slots(5, 400_000)])).toBe(feeAt(400_000))
  expect(await feeFor([...slots(148, 1_500), ...slots(2, 400_000)])).toBe(feeAt(400_000))
})

test('R-ADPT-125 pays the median price when the newest slots are cheaper', async () => {
  expect(await feeFor([...slots(100, 300_000), ...slots(50, 0)])).toBe(feeAt(300_000))
})

test('R-ADPT-125 limits the price to the lowest and the highest allowed one', async () => {
  expect(await feeFor([...slots(140, 0), ...slots(10, 2_000_000_000)])).toBe(feeAt(1_000_000))
  expect(await feeFor([])).toBe(feeAt(1_000))
})
