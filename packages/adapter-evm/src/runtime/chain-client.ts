/**
 * Requests to a chain's nodes, not to a wallet.
 *
 * In      network
 * Out     the node's response, parsed
 * Throws  WalletRequestError  with the node's message; RequestAbortedError
 */
import type { Network } from '@bowline/kit-core'
import { getWalletErrorDetails, parseWalletError } from '@bowline/kit-core/adapter'
import { RequestPendingError, UserRejectedError, WalletRequestError } from '@bowline/kit-core/errors'
import type * as v from 'valibot'
import type { ChainNodes } from './chain-nodes.js'
import { requestWallet, type WalletRequest } from './request-wallet.js'

/** Sends a request to a network's nodes, without a connection, and parses the response. */
export type RequestChain = <T>(
  network: Network,
  request: WalletRequest,
  schema: v.GenericSchema<unknown, T>,
  signal?: AbortSignal,
) => Promise<T>

/** Creates the function that sends requests to chains. */
export function createChainRequest(nodes: ChainNodes): RequestChain {
  return async (network, request, schema, signal) => {
    try {
      return await requestWallet(nodes(network.caipNetworkId), request, schema, signal)
    } catch (error) {
      throw toNodeError(error)
    }
  }
}

/** Converts a node's error. No user can reject a node's request, so a rejection becomes a `WalletRequestError`. */
export function toNodeError(thrown: unknown): unknown {
  const error = parseWalletError(thrown)
  if (!(error instanceof UserRejectedError || error instanceof RequestPendingError)) return error
  const { message, codes } = getWalletErrorDetails(error.cause)
  return new WalletRequestError(message, codes[0], error.cause)
}
