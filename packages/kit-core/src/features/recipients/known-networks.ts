/**
 * Names, short names and explorers of the networks in `@bowline/kit-core/networks` and of other common networks, to recognize
 * the network in a recipient text.
 *
 * Source  EIP-3770; ethereum-lists/chains (MIT), `shortName`, with `matic` and `hoodi` because many wallets use them
 */
import type { CaipNetworkId } from '../../base/caip/namespace.js'

/** A network that a recipient text can name, whether the app lists it or not. */
export type KnownNetwork = {
  readonly caipNetworkId: CaipNetworkId
  readonly name: string
  /** EIP-3770 prefixes in lower case. */
  readonly shortNames: readonly string[]
  /** Hosts, with a path prefix or `?cluster` if networks share the host. */
  readonly explorers: readonly string[]
}

type Row = readonly [id: CaipNetworkId, name: string, shortNames: string, explorers: string]

const ROWS: readonly Row[] = [
  ['eip155:1', 'Ethereum', 'eth', 'etherscan.io eth.blockscout.com'],
  ['eip155:11155111', 'Sepolia', 'sep', 'sepolia.etherscan.io eth-sepolia.blockscout.com'],
  ['eip155:560048', 'Hoodi', 'hoe hoodi', 'hoodi.etherscan.io'],
  ['eip155:10', 'OP Mainnet', 'oeth', 'optimistic.etherscan.io optimism.blockscout.com explorer.optimism.io'],
  ['eip155:11155420', 'OP Sepolia', 'opsep', 'optimism-sepolia.blockscout.com sepolia-optimism.etherscan.io'],
  ['eip155:56', 'BNB Smart Chain', 'bnb', 'bscscan.com'],
  ['eip155:97', 'BNB Smart Chain Testnet', 'bnbt', 'testnet.bscscan.com'],
  ['eip155:100', 'Gnosis', 'gno', 'gnosisscan.io gnosis.blockscout.com'],
  ['eip155:10200', 'Gnosis Chiado', 'chi', 'blockscout.chiadochain.net'],
  ['eip155:137', 'Polygon', 'matic pol', 'polygonscan.com polygon.blockscout.com'],
  ['eip155:80002', 'Polygon Amoy', 'polygonamoy', 'amoy.polygonscan.com'],
  ['eip155:324', 'ZKsync Era', 'zksync', 'explorer.zksync.io era.zksync.network zksync.blockscout.com'],
  ['eip155:300', 'ZKsync Sepolia Testnet', 'zksync-sepolia', 'sepolia.explorer.zksync.io'],
  ['eip155:8453', 'Base', 'base', 'basescan.org base.blockscout.com'],
  ['eip155:84532', 'Base Sepolia', 'basesep', 'sepolia.basescan.org base-sepolia.blockscout.com'],
  ['eip155:42161', 'Arbitrum One', 'arb1', 'arbiscan.io arbitrum.blockscout.com'],
  ['eip155:421614', 'Arbitrum Sepolia', 'arb-sep', 'sepolia.arbiscan.io arbitrum-sepolia.blockscout.com'],
  ['eip155:42220', 'Celo', 'celo', 'celoscan.io celo.blockscout.com'],
  ['eip155:11142220', 'Celo Sepolia', 'celo-sep', 'celo-sepolia.blockscout.com'],
  ['eip155:43114', 'Avalanche', 'avax', 'snowtrace.io snowscan.xyz subnets.avax.network/c-chain'],
  ['eip155:43113', 'Avalanche Fuji', 'fuji', 'testnet.snowtrace.io'],
  ['eip155:7777777', 'Zora', 'zora', 'explorer.zora.energy'],
  ['eip155:999999999', 'Zora Sepolia', 'zsep', 'sepolia.explorer.zora.energy'],
  ['eip155:1313161554', 'Aurora', 'aurora', 'explorer.aurora.dev'],
  ['eip155:1313161555', 'Aurora Testnet', 'aurora-testnet', 'explorer.testnet.aurora.dev'],
  ['eip155:25', 'Cronos', 'cro', 'cronoscan.com explorer.cronos.org'],
  ['eip155:130', 'Unichain', 'unichain', 'uniscan.xyz unichain.blockscout.com'],
  ['eip155:146', 'Sonic', 'sonic', 'sonicscan.org'],
  ['eip155:204', 'opBNB', 'obnb', 'opbnb.bscscan.com opbnbscan.com'],
  ['eip155:250', 'Fantom', 'ftm', 'ftmscan.com'],
  ['eip155:480', 'World Chain', 'wc', 'worldscan.org'],
  ['eip155:1101', 'Polygon zkEVM', 'zkevm', 'zkevm.polygonscan.com'],
  ['eip155:1284', 'Moonbeam', 'mbeam', 'moonscan.io moonbeam.moonscan.io'],
  ['eip155:5000', 'Mantle', 'mantle', 'mantlescan.xyz explorer.mantle.xyz'],
  ['eip155:57073', 'Ink', 'ink', 'explorer.inkonchain.com'],
  ['eip155:59144', 'Linea', 'linea', 'lineascan.build'],
  ['eip155:80094', 'Berachain', 'berachain', 'berascan.com'],
  ['eip155:81457', 'Blast', 'blastmainnet blast', 'blastscan.io'],
  ['eip155:534352', 'Scroll', 'scr', 'scrollscan.com scroll.blockscout.com'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', '', 'explorer.solana.com solscan.io solana.fm'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet', '', 'explorer.solana.com?devnet solscan.io?devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana Testnet', '', 'explorer.solana.com?testnet solscan.io?testnet'],
  ['bip122:000000000019d6689c085ae165831e93', 'Bitcoin', '', 'mempool.space blockstream.info'],
  ['bip122:000000000933ea01ad0ee984209779ba', 'Bitcoin Testnet', '', 'mempool.space/testnet blockstream.info/testnet'],
]

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

export const KNOWN_NETWORKS: readonly KnownNetwork[] = ROWS.map(([caipNetworkId, name, shortNames, explorers]) => ({
  ...{ caipNetworkId, name },
  shortNames: wordsOf(shortNames),
  explorers: wordsOf(explorers),
}))
