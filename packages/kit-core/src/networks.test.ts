import { createKit, extendNetwork, isCaipNetworkId, type NetworkInput } from './index.js'
import * as networks from './networks.js'

const all: readonly (readonly [string, NetworkInput])[] = Object.entries(networks)

test('R-CFG-64 R-CONST-35 ships the listed networks', () => {
  expect(Object.keys(networks).sort()).toEqual([
    'arbitrum',
    'arbitrumSepolia',
    'aurora',
    'auroraTestnet',
    'avalanche',
    'avalancheFuji',
    'base',
    'baseSepolia',
    'bitcoin',
    'bitcoinTestnet',
    'bsc',
    'bscTestnet',
    'celo',
    'celoSepolia',
    'gnosis',
    'gnosisChiado',
    'hoodi',
    'mainnet',
    'optimism',
    'optimismSepolia',
    'polygon',
    'polygonAmoy',
    'sepolia',
    'solana',
    'solanaDevnet',
    'solanaTestnet',
    'zksync',
    'zksyncSepoliaTestnet',
    'zora',
    'zoraSepolia',
  ])
})

test.each(all)('R-STATE-20 defines %s completely, with secure URLs', (_, network) => {
  const { caipNetworkId } = extendNetwork(network)
  expect(isCaipNetworkId(caipNetworkId)).toBe(true)
  const addresses = [...network.rpcUrls.default.http, network.blockExplorers?.default.url]
  for (const address of addresses) expect(address).toMatch(/^https:\/\/[^/]/)
  expect(network.name.trim()).toBe(network.name)
})

test('R-STATE-20 gives every network its own id, and a kit accepts them all', () => {
  const ids = all.map(([, network]) => extendNetwork(network).caipNetworkId)
  expect(new Set(ids).size).toBe(ids.length)
  const [[, first] = ['', networks.mainnet], ...rest] = all
  const kit = createKit({ projectId: 'p', networks: [first, ...rest.map(([, network]) => network)] })
  expect(kit.config.networks).toHaveLength(ids.length)
})

test('R-STATE-25 R-STATE-26 accepts the old and new ids of Solana', () => {
  const { solana, solanaDevnet, solanaTestnet } = networks
  expect(solana.caipNetworkId).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(solanaDevnet.caipNetworkId).toBe('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  expect(solanaTestnet.caipNetworkId).toBe('solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z')
  expect(solana.deprecatedCaipNetworkId).toBe('solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ')
  expect(solanaDevnet.deprecatedCaipNetworkId).toBe('solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K')
})

test('R-STATE-27 uses the ids of Bitcoin', () => {
  expect(networks.bitcoin.caipNetworkId).toBe('bip122:000000000019d6689c085ae165831e93')
  expect(networks.bitcoinTestnet.caipNetworkId).toBe('bip122:000000000933ea01ad0ee984209779ba')
})

test('R-API-60 names the Multicall contract of an EVM network that has one', () => {
  const without = all
    .filter(([, network]) => extendNetwork(network).chainNamespace === 'eip155')
    .filter(([, network]) => !network.contracts?.multicall3)
    .map(([name]) => name)
  expect(without).toEqual(['auroraTestnet'])
})
