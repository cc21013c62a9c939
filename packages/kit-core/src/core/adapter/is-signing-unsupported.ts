/**
 * Whether an error means that the account or its wallet cannot sign messages, so that a retry cannot succeed.
 *
 * In      error  from an adapter's `signMessage`, as a KitError or in the wallet's own form
 * Source  JSON-RPC 2.0 (-32601), EIP-1193 (4100, 4200), CAIP-25 (5101) and the pairing protocol (3001); spec R-SIWX-61
 */
import { isKitError } from '../../base/errors/kit-error.js'
import { isMethodUnsupported } from './is-method-unsupported.js'
import { isRejection } from './parse-wallet-error.js'
import { getWalletErrorDetails } from './wallet-error-details.js'

const UNSUPPORTED_CODES: ReadonlySet<number> = new Set([4100, 4200, -32601, 3001, 5101])

const UNSUPPORTED = [
  /\bsign(s|ing|ature|Message)?\b.{0,60}(not (yet |currently )?(supported|implemented|available)|unsupported)/i,
  /\b(not|n.t|no|cannot) (yet |currently )?(support|allow|implement)\w*\b.{0,60}\b(sign(s|ing|ature|Message)?|messages)\b/i,
  /\bunsupported\b.{0,30}\bsign/i,
  /\b(cannot|can.t|unable to) sign (\w+[ -]){0,2}messages?\b/i,
  /\b(watch|view|read)[ -]?only (account|address|wallet)|\b(account|address|wallet) is (watch|view|read)[ -]?only\b/i,
]

export function isSigningUnsupported(error: unknown): boolean {
  if (isKitError(error, 'adapter/capability-missing')) return true
  if (isKitError(error) && !isKitError(error, 'wallet/request-failed')) return false
  const details = getWalletErrorDetails(error)
  if (isRejection(details)) return false
  if (details.codes.some((code) => UNSUPPORTED_CODES.has(code))) return true
  return isMethodUnsupported(details) || details.texts.some((text) => UNSUPPORTED.some((wording) => wording.test(text)))
}
