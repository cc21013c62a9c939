/**
 * The nodes of chains, to be asked directly.
 *
 * In      caipNetworkId   the host's own transport is used where its configuration has the chain, with what it says of
 *                         reading together, else the kit's addresses
 * Out     chainClients    a viem client; one per network, made at the first need
 *         chainNodes      the same as an EIP-1193 object that answers what a node answers
 * Source  spec R-API-60
 */
import type { AdapterContext, CaipNetworkId } from '@bowline/kit-core'
import type { Config } from '@wagmi/core'
import { type Client, createClient } from 'viem'
import type { WalletProvider } from '../discovery/provider.js'
import { chainTransport } from './chain-transport.js'
import { MULTICALL } from './multicall.js'
import { toChain } from './to-chain.js'

/** Finds the client of a network. */
export type ChainClients = (caipNetworkId: CaipNetworkId) => Client

/** Finds the nodes of a network. */
export type ChainNodes = (caipNetworkId: CaipNetworkId) => WalletProvider

/** Makes the clients. */
export function createChainClients(context: AdapterContext, config: Config): ChainClients {
  const own = new Map<string, Client>()
  return (caipNetworkId) => {
    const chainId = Number(caipNetworkId.split(':')[1])
    if (config.chains.some((chain) => chain.id === chainId)) return config.getClient({ chainId })
    const known = own.get(caipNetworkId)
    if (known !== undefined) return known
    const network = context.networks().find((listed) => listed.caipNetworkId === caipNetworkId)
    const made = createClient({
      transport: chainTransport(context, caipNetworkId),
      batch: MULTICALL,
      ...(network && { chain: toChain(network) }),
    })
    own.set(caipNetworkId, made)
    return made
  }
}

/** Makes the way to the nodes. */
export function createChainNodes(clients: ChainClients): ChainNodes {
  return (caipNetworkId) => asProvider(clients(caipNetworkId))
}

function asProvider(client: { request(args: { method: string; params?: unknown }): Promise<unknown> }): WalletProvider {
  return { request: (args) => client.request(args) }
}
