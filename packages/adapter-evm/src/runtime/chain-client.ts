/**
 * Questions to a chain itself, not to a wallet.
 *
 * In      network
 * Out     the node's answer, parsed
 * Throws  WalletRequestError  in the node's words; RequestAbortedError
 */
import { type Network, RequestPendingError, UserRejectedError, WalletRequestError } from '@bowline/kit-core'
import { getWalletErrorDetails, parseWalletError } from '@bowline/kit-core/adapter'
import type * as z from 'zod/mini'
import type { ChainNodes } from './chain-nodes.js'
import { requestWallet, type WalletRequest } from './request-wallet.js'

/** Asks a chain. */
export type RequestChain = <T>(
  network: Network,
  request: WalletRequest,
  schema: z.ZodMiniType<T>,
  signal?: AbortSignal,
) => Promise<T>

/** Makes the way to ask chains. */
export function createChainRequest(nodes: ChainNodes): RequestChain {
  return async (network, request, schema, signal) => {
    try {
      return await requestWallet(nodes(network.caipNetworkId), request, schema, signal)
    } catch (error) {
      throw asNodeError(error)
    }
  }
}

/** Behind a node is nobody who could say no: what sounds like it is a failure. */
export function asNodeError(thrown: unknown): unknown {
  const error = parseWalletError(thrown)
  if (!(error instanceof UserRejectedError || error instanceof RequestPendingError)) return error
  const { words, codes } = getWalletErrorDetails(error.cause)
  return new WalletRequestError(words, codes[0], error.cause)
}
