/**
 * viem clients for direct requests to a network's nodes.
 *
 * In      caipNetworkId   uses the host's own transport and batching options if its configuration has the chain, else the
 *                         kit's RPC URLs
 * Out     chainClients    a viem client per network, created at first use
 *         chainNodes      the same as an EIP-1193 object that returns what a node returns
 * Source  spec R-API-60
 */
import type { AdapterContext, CaipNetworkId } from '@bowline/kit-core'
import type { Config } from '@wagmi/core'
import { type Client, createClient } from 'viem'
import type { WalletProvider } from '../discovery/provider.js'
import { createChainTransport } from './chain-transport.js'
import { MULTICALL } from './multicall.js'
import { toChain } from './to-chain.js'

/** Returns the viem client of a network. */
export type ChainClients = (caipNetworkId: CaipNetworkId) => Client

/** Returns an EIP-1193 object over a network's nodes. */
export type ChainNodes = (caipNetworkId: CaipNetworkId) => WalletProvider

/** Creates the clients, each at its first use. */
export function createChainClients(context: AdapterContext, config: Config): ChainClients {
  const created = new Map<string, Client>()
  return (caipNetworkId) => {
    const chainId = Number(caipNetworkId.split(':')[1])
    if (config.chains.some((chain) => chain.id === chainId)) return config.getClient({ chainId })
    const existing = created.get(caipNetworkId)
    if (existing !== undefined) return existing
    const network = context.networks().find((listed) => listed.caipNetworkId === caipNetworkId)
    const client = createClient({
      transport: createChainTransport(context, caipNetworkId),
      batch: MULTICALL,
      ...(network && { chain: toChain(network) }),
    })
    created.set(caipNetworkId, client)
    return client
  }
}

/** Wraps the clients as EIP-1193 objects. */
export function createChainNodes(clients: ChainClients): ChainNodes {
  return (caipNetworkId) => asProvider(clients(caipNetworkId))
}

function asProvider(client: { request(args: { method: string; params?: unknown }): Promise<unknown> }): WalletProvider {
  return { request: (args) => client.request(args) }
}
