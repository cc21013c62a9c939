/**
 * How the paired test wallet responds to a page's request.
 */
import { safeGet } from '../../base/validation/safe-get.js'
import type { PairedRequestLogEntry } from '../sandbox-pairing.js'
import { WalletRpcError } from '../wallet-rpc-error.js'
import type { PairedWalletOptions } from './paired-wallet.js'

/** A response as sent to the page. */
export type PairedResponse =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** Used for errors without a code, because the client replaces the messages of reserved codes. */
const SERVER_ERROR = -32000

/** Passes a request to the test's `onRequest`, else to the sandbox wallet of its namespace. Throws -32601 without one. */
export async function requestFromWallet(
  request: PairedRequestLogEntry,
  { onRequest, wallets = [] }: PairedWalletOptions,
): Promise<unknown> {
  if (onRequest) return onRequest(request)
  const owner = wallets.find(({ pairing }) => request.caipNetworkId.startsWith(`${pairing.namespace}:`))
  if (!owner) throw new WalletRpcError(-32601, 'Method not found')
  return owner.pairing.request(request)
}

/** Converts the outcome to a JSON-RPC response, an error with its code and message. Never rejects. */
export async function toPairedResponse(response: Promise<unknown>): Promise<PairedResponse> {
  try {
    return { result: (await response) ?? null }
  } catch (error) {
    const code = safeGet(error, 'code')
    const message = safeGet(error, 'message')
    return { error: { code: typeof code === 'number' ? code : SERVER_ERROR, message: String(message ?? 'It failed') } }
  }
}
