/**
 * The nodes of chains, to be asked directly.
 *
 * In      caipNetworkId   the host's own transport is used where its configuration has the chain, else the kit's addresses
 * Out     an EIP-1193 object that answers what a node answers; one per network, made at the first need
 */
import type { AdapterContext, CaipNetworkId } from '@bowline/kit-core'
import type { Config } from '@wagmi/core'
import { createClient } from 'viem'
import type { WalletProvider } from '../discovery/provider.js'
import { chainTransport } from './chain-transport.js'

/** Finds the nodes of a network. */
export type ChainNodes = (caipNetworkId: CaipNetworkId) => WalletProvider

/** Makes the way to the nodes. */
export function createChainNodes(context: AdapterContext, config: Config): ChainNodes {
  const own = new Map<string, WalletProvider>()
  return (caipNetworkId) => {
    const chainId = Number(caipNetworkId.split(':')[1])
    if (config.chains.some((chain) => chain.id === chainId)) return asProvider(config.getClient({ chainId }))
    const known = own.get(caipNetworkId)
    if (known !== undefined) return known
    const made = asProvider(createClient({ transport: chainTransport(context, caipNetworkId) }))
    own.set(caipNetworkId, made)
    return made
  }
}

function asProvider(client: { request(args: { method: string; params?: unknown }): Promise<unknown> }): WalletProvider {
  return { request: (args) => client.request(args) }
}
