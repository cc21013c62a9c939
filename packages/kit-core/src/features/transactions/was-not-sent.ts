/**
 * Whether the error of a wallet that was asked to send a transaction proves that it sent nothing.
 *
 * In      error   what the wallet's adapter threw after it got the request
 * Out     false   no response, a lost connection, an internal error or an unknown code: the transaction may have been sent.
 *                 A node that already has it, or another one in its place, rejects only the repeat
 * Source  EIP-1193, EIP-1474, EIP-5792; spec R-SEND-161
 */

import { isKitError, type KitErrorCode } from '../../base/errors/kit-error.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import { isRetryable } from './is-retryable.js'

/** The kit throws all its other errors before a wallet sends. */
const UNCERTAIN: readonly KitErrorCode[] = [
  'pairing/request-expired',
  'request/aborted',
  'wallet/reload-needed',
  'wallet/request-failed',
]

/** Rejected, unauthorized, unsupported method, chain or capability, invalid request, transaction rejected. */
const REFUSED_CODES: ReadonlySet<number> = new Set([
  ...[4001, 4100, 4200, 4901, 4902, 5000],
  ...[5700, 5710, 5740, 5750, 5760],
  ...[-32700, -32600, -32601, -32602, -32002, -32003, -32004, -32006],
])

/** Messages of a node that already has the transaction or has mined it, under any code. */
const ALREADY_KNOWN =
  /already (known|imported|exists|(been )?processed|in (the )?(mem|tx)?(pool|block ?chain))|known transaction|nonce (is )?too low/i

export function wasNotSent(error: unknown): boolean {
  if (isKitError(error) && !UNCERTAIN.some((code) => isKitError(error, code))) return true
  const { codes, texts } = getWalletErrorDetails(error)
  if (texts.some((text) => ALREADY_KNOWN.test(text))) return false
  return codes.some((code) => REFUSED_CODES.has(code)) || !isRetryable(error)
}
