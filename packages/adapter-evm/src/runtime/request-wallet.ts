/**
 * Sends a request to a wallet, or to nodes wrapped as a provider, and parses the response.
 *
 * In      provider   EIP-1193
 *         schema     the expected shape of the response
 *         signal     ends the wait; a later response is ignored
 * Out     the response, parsed
 * Throws  UserRejectedError, RequestPendingError, WalletRequestError, RequestAbortedError
 */
import { parseResponse, parseWalletError, throwIfAborted, withAbort } from '@bowline/kit-core/adapter'
import * as v from 'valibot'
import type { WalletProvider } from '../discovery/provider.js'

/** A JSON-RPC request. */
export type WalletRequest = { readonly method: string; readonly params?: readonly unknown[] }

/** Sends the request. Throws `WalletRequestError` for a response of another shape. */
export async function requestWallet<T>(
  provider: WalletProvider,
  { method, params }: WalletRequest,
  schema: v.GenericSchema<unknown, T>,
  signal?: AbortSignal,
): Promise<T> {
  throwIfAborted(signal)
  const send = async () => provider.request(params === undefined ? { method } : { method, params })
  const response = await withAbort(send(), signal).catch((error: unknown) => {
    throw parseWalletError(error)
  })
  return parseResponse(method, v.parser(schema), response)
}
