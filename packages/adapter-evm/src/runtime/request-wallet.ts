/**
 * Asks a wallet and reads its answer.
 *
 * In      provider   EIP-1193
 *         schema     what the answer must look like
 *         signal     ends the wait; what the wallet says later is ignored
 * Out     the answer, parsed
 * Throws  UserRejectedError, RequestPendingError, WalletRequestError, RequestAbortedError
 */
import { parseResponse, parseWalletError, throwIfAborted, withAbort } from '@bowline/kit-core/adapter'
import type * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'

/** A JSON-RPC request. */
export type WalletRequest = { readonly method: string; readonly params?: readonly unknown[] }

/** Asks a wallet; an answer of another shape is an error like any other. */
export async function requestWallet<T>(
  provider: WalletProvider,
  { method, params }: WalletRequest,
  schema: z.ZodMiniType<T>,
  signal?: AbortSignal,
): Promise<T> {
  throwIfAborted(signal)
  const ask = async () => provider.request(params === undefined ? { method } : { method, params })
  const answer = await withAbort(ask(), signal).catch((error: unknown) => {
    throw parseWalletError(error)
  })
  return parseResponse(method, schema, answer)
}
