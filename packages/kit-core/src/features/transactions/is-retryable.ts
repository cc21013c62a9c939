/**
 * Whether a transfer that failed may go through when it is sent again as it is.
 *
 * In      error   what the adapter threw, other than a refusal; with `isFinal` where it knows that it will fail again
 * Out     false   the wallet cannot do it or may not be asked, the account has too little, or the chain has worked it out in vain
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
/** Not authorised (EIP-1193), parameters that do not do (JSON-RPC). */
const FINAL_CODES: ReadonlySet<number> = new Set([4100, -32602])
const FINAL_WORDS =
  /\binsufficient\b|\bnot enough\b|exceeds\s+(?:the\s+)?(?:\w+\s+)?balance|gas required exceeds|\breverted\b|\bcustom program error\b/i

/** Whether it may go through. */
export function isRetryable(error: unknown): boolean {
  if (safeGet(error, 'isFinal') === true || FINAL.some((code) => isKitError(error, code))) return false
  const fault = getWalletErrorDetails(error)
  if (isMethodUnsupported(fault) || fault.codes.some((code) => FINAL_CODES.has(code))) return false
  return !fault.texts.some((text) => FINAL_WORDS.test(text))
}
