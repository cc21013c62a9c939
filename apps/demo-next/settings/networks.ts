/** The networks of the demo: those the kit may list, those of the sandbox wallets, and those of the ledger. */
import type { NetworkInput } from '@bowline/kit-core'
import {
  arbitrum,
  avalanche,
  base,
  bitcoin,
  bitcoinTestnet,
  bsc,
  celo,
  gnosis,
  mainnet,
  optimism,
  polygon,
  solana,
  solanaDevnet,
  zora,
} from '@bowline/kit-core/networks'

/** EVM chains that can be listed in the options, by their import name. */
export const EVM_NETWORKS = { mainnet, base, optimism, polygon, arbitrum, zora, bsc, avalanche, celo } as const

/** Networks that the kit does not export: an app defines them. */
export const WRITTEN_NETWORKS = {
  polkadot: {
    id: '91b171bb158e2d3848fa23a9f1c25182',
    name: 'Polkadot',
    chainNamespace: 'polkadot',
    caipNetworkId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
    rpcUrls: { default: { http: ['https://polkadot.example'] } },
  },
  cosmoshub: {
    id: 'cosmoshub-4',
    name: 'Cosmos Hub',
    chainNamespace: 'cosmos',
    caipNetworkId: 'cosmos:cosmoshub-4',
    nativeCurrency: { name: 'Cosmos', symbol: 'ATOM', decimals: 6 },
    rpcUrls: { default: { http: ['https://cosmoshub.example'] } },
  },
} as const satisfies Record<string, NetworkInput>

/** Every network that can be listed. */
export const NETWORKS = {
  ...EVM_NETWORKS,
  solana,
  solanaDevnet,
  bitcoin,
  bitcoinTestnet,
  ...WRITTEN_NETWORKS,
} as const

/** The Solana networks of the ledger and the wallets. */
export const SOLANA_NETWORKS = [solana, solanaDevnet] as const

/** The Bitcoin networks. */
export const BITCOIN_NETWORKS = [bitcoin, bitcoinTestnet] as const

/** The name of an EVM chain. */
export type EvmNetworkName = keyof typeof EVM_NETWORKS

/** The name of a network. */
export type NetworkName = keyof typeof NETWORKS

const EVM_NAMES = ['mainnet', 'base', 'optimism', 'polygon', 'arbitrum', 'zora', 'bsc', 'avalanche', 'celo'] as const

/** The names, in the offered order. */
export const NETWORK_NAMES = [
  ...EVM_NAMES,
  'solana',
  'solanaDevnet',
  'bitcoin',
  'bitcoinTestnet',
  'polkadot',
  'cosmoshub',
] as const

/** A choice of networks. */
export type NetworkNames = readonly [NetworkName, ...NetworkName[]]

/** Named presets. */
export const NETWORK_SETS = {
  usual: ['mainnet', 'base', 'optimism', 'zora', 'solana', 'bitcoin'],
  four: ['mainnet', 'base', 'optimism', 'zora'],
  one: ['mainnet'],
  evm: EVM_NAMES,
  'with-tests': ['mainnet', 'solana', 'solanaDevnet', 'bitcoin', 'bitcoinTestnet'],
  'without-evm': ['polkadot', 'cosmoshub'],
  all: NETWORK_NAMES,
} as const satisfies Record<string, NetworkNames>

/** The name of a preset. */
export type NetworkSetName = keyof typeof NETWORK_SETS

/** The names of the presets, in the offered order. */
export const NETWORK_SET_NAMES = ['usual', 'four', 'one', 'evm', 'with-tests', 'without-evm', 'all'] as const

/** The wallets do not have this network before a page adds it to them. */
export const UNKNOWN_TO_WALLETS: EvmNetworkName = 'zora'

/** The wallets have this network and the kit never lists it, so that a wallet can be on an unsupported chain. */
export const UNLISTED_CHAIN = gnosis

/** Every EVM chain of the demo. */
export const ALL_CHAINS = [mainnet, base, optimism, polygon, arbitrum, zora, bsc, avalanche, celo, gnosis] as const

/** Node URLs of all networks that the page mocks. */
export const NODE_URLS: readonly string[] = [...ALL_CHAINS, ...SOLANA_NETWORKS, ...BITCOIN_NETWORKS].flatMap(
  ({ rpcUrls }) => [...rpcUrls.default.http],
)

/** Whether a text names a network that can be listed. */
export function isNetworkName(text: string): text is NetworkName {
  return NETWORK_NAMES.some((name) => name === text)
}

/** The EVM chains of a choice, for wagmi. Ethereum if there is none. */
export function evmNames(names: readonly NetworkName[]): readonly [EvmNetworkName, ...EvmNetworkName[]] {
  const [first = 'mainnet', ...others] = EVM_NAMES.filter((name) => names.includes(name)).sort(
    (a, b) => names.indexOf(a) - names.indexOf(b),
  )
  return [first, ...others]
}

/** Whether a network is one that an app defines itself. */
export function isWrittenName(name: NetworkName): name is keyof typeof WRITTEN_NETWORKS {
  return Object.hasOwn(WRITTEN_NETWORKS, name)
}
