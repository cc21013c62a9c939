/**
 * Responds to a wallet request with the test's function, or with the sandbox wallet of its namespace.
 *
 * Out     the result, or the error's code and message as sent to the page
 */
import { safeGet } from '../../base/validation/safe-get.js'
import type { PairedRequestLogEntry } from '../sandbox-keys.js'
import { WalletRpcError } from '../wallet-rpc-error.js'
import type { PairedWalletOptions } from './paired-wallet.js'

/** A response as sent to the page. */
export type PairedResponse =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** Used for errors without a code, because the client replaces the messages of reserved codes. */
const SERVER_ERROR = -32000

/** Passes a request to the test's function or to the sandbox wallet. */
export async function requestFromWallet(
  request: PairedRequestLogEntry,
  { onRequest, wallets = [] }: PairedWalletOptions,
): Promise<unknown> {
  if (onRequest) return onRequest(request)
  const owner = wallets.find(({ keys }) => request.caipNetworkId.startsWith(`${keys.namespace}:`))
  if (!owner) throw new WalletRpcError(-32601, 'Method not found')
  return owner.keys.request(request)
}

/** Converts a result or an error to a response. */
export async function toPairedResponse(answering: Promise<unknown>): Promise<PairedResponse> {
  try {
    return { result: (await answering) ?? null }
  } catch (error) {
    const code = safeGet(error, 'code')
    const message = safeGet(error, 'message')
    return { error: { code: typeof code === 'number' ? code : SERVER_ERROR, message: String(message ?? 'It failed') } }
  }
}
