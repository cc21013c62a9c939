/**
 * How each chain charges fees, by chain id. Used to estimate the fee of a transfer.
 *
 * Out     gas       gas times its price and nothing else; a plain transfer takes 21,000 gas
 *         metered   gas includes the cost of publishing the transaction, so plain transfers differ in gas
 *         op-stack  gas, plus what the oracle reports: the publishing share and the operator's fee
 *         mantle    as on the OP Stack, but the oracle reports the publishing share in ether and the chain charges it in its
 *                   native token; before the Arsia upgrade the share was part of the gas
 *         scroll    gas, plus what Scroll's own oracle reports
 *         getMinTip    in wei: the chain's nodes reject transactions with a lower tip, whatever they suggest
 * Source  spec R-SEND-36, R-SEND-127, R-SEND-128; next to each entry
 */
import type { Network } from '@bowline/kit-core'

/** How a chain charges its fee. */
export type ChainFee = 'gas' | 'metered' | 'op-stack' | 'mantle' | 'scroll'

/** Fee kinds by chain id. */
export const CHAIN_FEES: ReadonlyMap<number, ChainFee> = new Map([
  // EIP-1559, or one price: Ethereum, Polygon, Avalanche, BNB Smart Chain, Gnosis, Aurora and their test networks.
  ...all('gas', [1, 11_155_111, 560_048, 137, 80_002, 43_114, 43_113, 56, 97, 100, 10_200]),
  ...all('gas', [1_313_161_554, 1_313_161_555]),
  // OP Stack specification, "L1-Cost fees" and "Operator fee": OP Mainnet, Base, Zora and their test networks; Celo since its
  // move to the OP Stack (Celo documentation, "Celo L2").
  ...all('op-stack', [10, 11_155_420, 8_453, 84_532, 7_777_777, 999_999_999, 42_220, 11_142_220]),
  // Also: Unichain, World Chain, Ink, Lisk, Mode, Soneium, Blast, Redstone and Fraxtal, which apps use.
  ...all('op-stack', [130, 1_301, 480, 57_073, 1_135, 34_443, 1_868, 81_457, 690, 252]),
  // Also: Manta Pacific, opBNB, BOB, Swellchain, Shape, Mint and Zircuit.
  ...all('op-stack', [169, 204, 5_611, 60_808, 1_923, 360, 185, 48_900]),
  // Arbitrum documentation, "Gas and fees": One, Nova and Sepolia.
  ...all('metered', [42_161, 42_170, 421_614]),
  // Chains of Arbitrum's Orbit: ApeChain, Plume and Xai.
  ...all('metered', [33_139, 33_111, 98_866, 660_279]),
  // ZKsync documentation, "Fee model": gas per byte of pubdata. Era and its test network.
  ...all('metered', [324, 300]),
  // Chains of the ZK Stack: Abstract, Lens, Sophon and Cronos zkEVM.
  ...all('metered', [2_741, 11_124, 232, 50_104, 388]),
  // Scroll documentation, "Transaction fees"; its L1GasPriceOracle.
  ...all('scroll', [534_352, 534_351]),
  // Mantle documentation, "Fee model"; its GasPriceOracle's `tokenRatio`.
  ...all('mantle', [5_000, 5_003]),
])

/** How a network charges its fee. An unknown network charges gas only, unless the app names a gas price oracle for it. */
export function getChainFee({ id, contracts }: Network): ChainFee {
  return CHAIN_FEES.get(Number(id)) ?? (contracts?.gasPriceOracle === undefined ? 'gas' : 'op-stack')
}

const GWEI = 1_000_000_000n

/** Polygon documentation, "Gas and fees": 25 gwei on PoS and Amoy. */
const MIN_TIPS: ReadonlyMap<number, bigint> = new Map([
  [137, 25n * GWEI],
  [80_002, 25n * GWEI],
])

/** The lowest tip in wei that the network's nodes accept; 0 if there is no limit. */
export function getMinTip({ id }: Network): bigint {
  return MIN_TIPS.get(Number(id)) ?? 0n
}

function all(fee: ChainFee, ids: readonly number[]): readonly (readonly [number, ChainFee])[] {
  return ids.map((id) => [id, fee] as const)
}
