/**
 * Whether a transfer whose sending or estimate failed may succeed when it is sent again unchanged.
 *
 * In      error   what the adapter threw, other than a rejection; with `isFinal` when the adapter knows it would fail again
 * Out     false   the wallet cannot send it or is not allowed to, the balance is too low, or the chain has reverted it
 * Source  spec R-SEND-37, R-SEND-105
 */

import { isKitError, type KitErrorCode } from '../../base/errors/kit-error.js'
import { safeGet } from '../../base/validation/safe-get.js'
import { isMethodUnsupported } from '../../core/adapter/is-method-unsupported.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'

const FINAL: readonly KitErrorCode[] = [
  'adapter/capability-missing',
  'send/token-not-found',
  'wallet/chain-not-supported',
  'wallet/switch-unsupported',
]
/** Unauthorized (EIP-1193) and invalid parameters (JSON-RPC). */
const FINAL_CODES: ReadonlySet<number> = new Set([4100, -32602])
const FINAL_WORDS =
  /\binsufficient\b|\bnot enough\b|exceeds\s+(?:the\s+)?(?:\w+\s+)?balance|gas required exceeds|\breverted\b|\bcustom program error\b/i

export function isRetryable(error: unknown): boolean {
  if (safeGet(error, 'isFinal') === true || FINAL.some((code) => isKitError(error, code))) return false
  const details = getWalletErrorDetails(error)
  if (isMethodUnsupported(details) || details.codes.some((code) => FINAL_CODES.has(code))) return false
  return !details.texts.some((text) => FINAL_WORDS.test(text))
}
