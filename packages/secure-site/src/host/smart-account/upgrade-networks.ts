/**
 * EVM networks with EIP-7702, where the key's own account can get the code of a contract and keep its address.
 *
 * A network that is missing here has no upgrade. One that is listed also needs a bundler, and the pinned contracts.
 *
 * Source  Ethereum, Sepolia and Hoodi: EIP-7600. OP Stack (OP Mainnet, Base, Unichain, Ink, Celo, and their test networks): Isthmus. BNB
 *         Smart Chain: Pascal. Polygon: Bhilai. Gnosis and Chiado: Pectra. Arbitrum: ArbOS 40. Berachain: beacon-kit 1.2.0. Linea: Beta v5.0
 */
export const UPGRADE_NETWORKS: ReadonlySet<number> = new Set([
  ...[1, 11_155_111, 560_048],
  ...[10, 130, 8_453, 42_220, 57_073, 1_301, 84_532, 763_373, 11_155_420],
  ...[56, 97, 137, 100, 10_200, 42_161, 421_614, 80_094, 80_069, 59_144],
])
