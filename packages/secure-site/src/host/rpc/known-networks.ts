/** Name and native token of a network. Source: R-FRAME-56. */
export type KnownNetwork = {
  readonly name: string
  readonly coin: { readonly symbol: string; readonly decimals: number }
}

const evm = (id: number, name: string, symbol = 'ETH') =>
  [`eip155:${id}`, { name, coin: { symbol, decimals: 18 } }] as const
const solana = (reference: string, name: string) =>
  [`solana:${reference}`, { name, coin: { symbol: 'SOL', decimals: 9 } }] as const

/** Known networks by CAIP-2 id. They complete a project's configuration, which may state only ids and RPC URLs. */
export const KNOWN_NETWORKS: ReadonlyMap<string, KnownNetwork> = new Map<string, KnownNetwork>([
  evm(1, 'Ethereum'),
  evm(5, 'Goerli'),
  evm(10, 'OP Mainnet'),
  evm(56, 'BNB Smart Chain', 'BNB'),
  evm(97, 'BNB Smart Chain Testnet', 'tBNB'),
  evm(100, 'Gnosis', 'xDAI'),
  evm(130, 'Unichain'),
  evm(137, 'Polygon', 'POL'),
  evm(300, 'ZKsync Sepolia'),
  evm(324, 'ZKsync Era'),
  evm(420, 'OP Goerli'),
  evm(8453, 'Base'),
  evm(42161, 'Arbitrum One'),
  evm(42220, 'Celo', 'CELO'),
  evm(43113, 'Avalanche Fuji', 'AVAX'),
  evm(43114, 'Avalanche', 'AVAX'),
  evm(59144, 'Linea'),
  evm(80002, 'Polygon Amoy', 'POL'),
  evm(84532, 'Base Sepolia'),
  evm(421614, 'Arbitrum Sepolia'),
  evm(534352, 'Scroll'),
  evm(7777777, 'Zora'),
  evm(11155111, 'Sepolia'),
  evm(11155420, 'OP Sepolia'),
  solana('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana'),
  solana('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet'),
  solana('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana Testnet'),
])
