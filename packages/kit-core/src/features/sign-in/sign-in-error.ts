/**
 * Converts the error of a failed sign-in to an error for the user that names the cause and the next step.
 *
 * In      error           any thrown value; it becomes the cause
 *         step            what failed: creating the message, signing it, or storing the session
 *         isSmartAccount  smart account signatures, which not every app can verify
 * Out     SignatureDeclinedError     the user rejected it
 *         SigningUnsupportedError    the account signs no messages
 *         SignatureFailedError       the wallet failed; kit errors that already name the next step stay as they are
 *         SignInClockError           the message has expired or is not valid yet
 *         SignInServerError          the server or a node is unreachable or failed
 *         SmartAccountSignatureError, SignatureNotAcceptedError  any other reason why the session was not stored
 * Source  spec R-SIWX-15, R-SIWX-16, R-SIWX-62 to 65
 */
import { SigningUnsupportedError } from '../../base/errors/errors.js'
import { isKitError, type KitError, type KitErrorCode } from '../../base/errors/kit-error.js'
import { safeGet } from '../../base/validation/safe-get.js'
import { isSigningUnsupported } from '../../core/adapter/is-signing-unsupported.js'
import { parseWalletError } from '../../core/adapter/parse-wallet-error.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import type { ActiveSigner } from '../../core/state/active-signer.js'
import type { Kit } from '../../kit.js'
import {
  SignatureDeclinedError,
  SignatureFailedError,
  SignatureNotAcceptedError,
  SignInClockError,
  SignInServerError,
  SmartAccountSignatureError,
} from './errors.js'
import { markSigningUnsupported } from './mark-signing-unsupported.js'

/** Step in which a sign-in failed. */
export type SignInStep = 'message' | 'signature' | 'session'

/** These errors already name the next step, and none of them contains a wallet's own message. */
const PASSTHROUGH_ERRORS: ReadonlySet<KitErrorCode> = new Set([
  'wallet/request-pending',
  'pairing/request-expired',
  'pairing/relay-unavailable',
  'auth/login-lost',
])

const CLOCK =
  /\b(expirationTime|notBefore|issuedAt|expiration time|not before|issued[- ]at)\b|\bnot (yet )?valid yet\b|\bnot yet valid\b|\b(message|signature|sign-?in) (is |has |was )?(already )?expired\b|\bexpired (message|signature|sign-?in)\b|\bissued (too )?long ago\b|\bin the future\b|\bclock\b/i

const OUT_OF_REACH =
  /failed to fetch|fetch failed|load failed|network ?error|network request failed|could not be reached|couldn.t reach|unreachable|ECONN|ENOTFOUND|\btime(d )?[ -]?out\b|did not respond within|(service|temporarily) unavailable|bad gateway|internal server error|\b(HTTP|status)\b.{0,12}\b(408|429|5\d\d)\b/i
const OUT_OF_REACH_NAMES =
  /^(NetworkError|TimeoutError|RequestTimeoutError|InvalidResponseError|HttpRequestError|AbortError|ERR_NETWORK)$/

/** Returns the error to show. Marks the account when its wallet signs no messages. */
export function toSignInError(kit: Kit, target: ActiveSigner, step: SignInStep, error: unknown): KitError {
  const kitError = createSignInError(error, step, target.isSmartAccount)
  if (isKitError(kitError, 'wallet/signing-unsupported')) markSigningUnsupported(kit, target)
  return kitError
}

/** Returns the error to show, without marking the account. */
export function createSignInError(error: unknown, step: SignInStep, isSmartAccount: boolean): KitError {
  if (step === 'signature') return walletErrorOf(error)
  if (isKitError(error, 'sign-in/server')) return error
  if (isKitError(error, 'adapter/capability-missing')) return new SigningUnsupportedError(error)
  const { names, texts } = getWalletErrorDetails(error)
  if (texts.some((text) => CLOCK.test(text))) return new SignInClockError(error)
  const status = statusOf(error)
  const isOutOfReach =
    (status ?? 0) >= 500 ||
    names.some((name) => OUT_OF_REACH_NAMES.test(name)) ||
    texts.some((text) => OUT_OF_REACH.test(text))
  if (step === 'message' || isOutOfReach) return new SignInServerError(status, error)
  return isSmartAccount ? new SmartAccountSignatureError(error) : new SignatureNotAcceptedError(error)
}

function walletErrorOf(thrown: unknown): KitError {
  if (isSigningUnsupported(thrown)) return new SigningUnsupportedError(thrown)
  const error = parseWalletError(thrown)
  if (PASSTHROUGH_ERRORS.has(error.code)) return error
  return isKitError(error, 'wallet/user-rejected') ? new SignatureDeclinedError(error) : new SignatureFailedError(error)
}

function statusOf(error: unknown): number | undefined {
  const status =
    safeGet(error, 'status') ?? safeGet(error, 'statusCode') ?? safeGet(safeGet(error, 'response'), 'status')
  return typeof status === 'number' ? status : undefined
}
