/**
 * Whether an error of a wallet that was asked to send says that it sent nothing.
 *
 * In      error   what the wallet's adapter threw after the request was handed over
 * Out     false   silence, a lost connection, an internal error or an unknown code: the transaction may have been sent. A node that
 *                 has it already, or has another one in its place, refuses only what came after
 * Source  EIP-1193, EIP-1474, EIP-5792; spec R-SEND-161
 */

import { isKitError, type KitErrorCode } from '../../base/errors/kit-error.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import { isRetryable } from './is-retryable.js'

/** All other errors of the kit are thrown before a wallet sends. */
const UNCERTAIN: readonly KitErrorCode[] = [
  'pairing/request-expired',
  'request/aborted',
  'wallet/reload-needed',
  'wallet/request-failed',
]

/** Refused, unauthorized, unsupported method, chain or capability, invalid request, transaction rejected. */
const REFUSED_CODES: ReadonlySet<number> = new Set([
  ...[4001, 4100, 4200, 4901, 4902, 5000],
  ...[5700, 5710, 5740, 5750, 5760],
  ...[-32700, -32600, -32601, -32602, -32002, -32003, -32004, -32006],
])

/** Words of a node that got the transaction before, or counts it in its block already, under any code. */
const HAS_IT =
  /already (known|imported|exists|(been )?processed|in (the )?(mem|tx)?(pool|block ?chain))|known transaction|nonce (is )?too low/i

/** Whether nothing was sent. */
export function wasNotSent(error: unknown): boolean {
  if (isKitError(error) && !UNCERTAIN.some((code) => isKitError(error, code))) return true
  const { codes, texts } = getWalletErrorDetails(error)
  if (texts.some((text) => HAS_IT.test(text))) return false
  return codes.some((code) => REFUSED_CODES.has(code)) || !isRetryable(error)
}
