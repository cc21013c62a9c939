/**
 * How a wallet answers a request: by the test's own function, or by the sandbox wallet of its namespace.
 *
 * Out     result, or the error's code and words as they travel
 */
import { safeGet } from '../../base/validation/safe-get.js'
import type { PairedRequestLogEntry } from '../sandbox-keys.js'
import { WalletRpcError } from '../wallet-rpc-error.js'
import type { PairedWalletOptions } from './paired-wallet.js'

/** What travels back. */
export type PairedAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** Of its own words: the client replaces those of the reserved codes. */
const SERVER_ERROR = -32000

/** Asks who answers. */
export async function askWallet(
  request: PairedRequestLogEntry,
  { onRequest, wallets = [] }: PairedWalletOptions,
): Promise<unknown> {
  if (onRequest) return onRequest(request)
  const owner = wallets.find(({ keys }) => request.caipNetworkId.startsWith(`${keys.namespace}:`))
  if (!owner) throw new WalletRpcError(-32601, 'Method not found')
  return owner.keys.request(request)
}

/** An answer as it travels. */
export async function toAnswer(answering: Promise<unknown>): Promise<PairedAnswer> {
  try {
    return { result: (await answering) ?? null }
  } catch (error) {
    const code = safeGet(error, 'code')
    const message = safeGet(error, 'message')
    return { error: { code: typeof code === 'number' ? code : SERVER_ERROR, message: String(message ?? 'It failed') } }
  }
}
