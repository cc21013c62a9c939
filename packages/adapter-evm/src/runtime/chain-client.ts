/**
 * Questions to a chain itself, not to a wallet.
 *
 * In      network   the host's own transport is used where its configuration has the network, else the kit's addresses
 * Out     the node's answer, parsed
 * Throws  WalletRequestError  in the node's words; RequestAbortedError
 */
import {
  type AdapterContext,
  type Network,
  RequestPendingError,
  UserRejectedError,
  WalletRequestError,
} from '@bowline/kit-core'
import type { Config } from '@wagmi/core'
import { createClient } from 'viem'
import type * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { askWallet, type WalletRequest } from './ask-wallet.js'
import { chainTransport } from './chain-transport.js'
import { readWalletFault } from './wallet-fault.js'

/** Asks a chain. */
export type AskChain = <T>(
  network: Network,
  request: WalletRequest,
  schema: z.ZodMiniType<T>,
  signal?: AbortSignal,
) => Promise<T>

/** Makes the way to ask chains. */
export function createAskChain(context: AdapterContext, config: Config): AskChain {
  const own = new Map<string, WalletProvider>()

  function clientOf({ id, caipNetworkId }: Network): WalletProvider {
    if (config.chains.some((chain) => chain.id === Number(id))) {
      return asProvider(config.getClient({ chainId: Number(id) }))
    }
    const known = own.get(caipNetworkId)
    if (known !== undefined) return known
    const made = asProvider(createClient({ transport: chainTransport(context, caipNetworkId) }))
    own.set(caipNetworkId, made)
    return made
  }

  return async (network, request, schema, signal) => {
    try {
      return await askWallet(clientOf(network), request, schema, signal)
    } catch (error) {
      throw asNodeError(error)
    }
  }
}

/** Behind a node is nobody who could say no: what sounds like it is a failure. */
function asNodeError(error: unknown): unknown {
  if (!(error instanceof UserRejectedError || error instanceof RequestPendingError)) return error
  const { words, codes } = readWalletFault(error.cause)
  return new WalletRequestError(words, codes[0], error.cause)
}

function asProvider(client: { request(args: { method: string; params?: unknown }): Promise<unknown> }): WalletProvider {
  return { request: (args) => client.request(args) }
}
