/**
 * The single translation of errors from wallets, nodes and chain libraries to the kit's errors.
 *
 * In      error                unknown
 *         rejectionCodes       codes that mean a rejection with this kind of wallet, besides 4001 and 5000
 * Out     UserRejectedError    4001, 5000 (rejection in the pairing protocol), the name or the wording of a rejection
 *         RequestPendingError  -32002, unless it is one of `rejectionCodes`, or the wording for it
 *         WalletReloadError    the wording of an extension that lost its connection to this page
 *         WalletRequestError   any other error, with its own text and code
 *         The original error is the `cause`. A KitError is returned unchanged, also when another error wraps it.
 * Source  EIP-1193, CAIP-25; spec R-ADPT-25, R-ERR-17 to 20, R-ERR-26, R-CONN-276; security design §10
 */

import {
  RequestPendingError,
  UserRejectedError,
  WalletReloadError,
  WalletRequestError,
} from '../../base/errors/errors.js'
import { findKitError, type KitError } from '../../base/errors/kit-error.js'
import { getWalletErrorDetails, type WalletErrorDetails } from './wallet-error-details.js'

const USER_REJECTED = 4001
const USER_REJECTED_BY_PAIRING = 5000
const REQUEST_PENDING = -32002

/** Names that wallets and libraries give to a rejection. No other wording overrides them. */
const REFUSAL_NAMES =
  /^(ACTION_REJECTED|USER_(REJECTED|CANCELL?ED)\w*|User(Reject|Deni|Declin|Cancel)\w+Error|WalletWindowClosedError)$/

const REFUSALS = [
  /\b(user|you)[ _]?(ha(s|ve) )?(reject|den(y|ied)|declin|disapprov|cancel|refus|clos|dismiss|abort|exit|(did|has|have)(n.t| not) (approve|confirm|accept|sign))/i,
  /\b(reject|deni|declin|cancel|refus|clos|abort)\w+ by (the )?(wallet )?(user|owner)\b/i,
  /\b(request|transaction|signature|approval|connect(ion)?|action|sign(ing|-?in)?) (was |has been )?(rejected|denied|declined|cancell?ed)/i,
  /\b(plugin|pop-?up|window|modal|prompt|dialog) (was |has been )?(closed|dismissed)/i,
  // A single word, and nothing else.
  /^\W*(wallet )?(rejected|denied|declined|cancel(l?ed)?|refused|closed|dismissed|aborted)\W*$/i,
]

/** Verbs of a rejection, whatever was rejected: a permission, access, a message, a login. */
const REJECTION_VERB = /\b(rejected|denied|declined|disapproved|cancell?ed|dismissed|refused)\b/i

/** Words next to such a verb that show another reason, or that the user is not the one who rejected. */
const OTHER_REASON =
  /\bnot (be |been )?(rejected|denied|declined|cancell?ed)|\b(rejected|denied|declined|cancell?ed|refused) by (?!(the |your |a )?(\w+ )?(user|owner|wallet|device|signer|ledger|trezor)\b)|connection (was |is |has been )?refused|due to|because|execution|spender|\berc-?\d|\bhttp|status|\bcors\b|forbidden|not (allowed|permitted|supported)|unsupported|(block|black|allow|white|deny)list|sanction|api.?key|credential|quota|invalid|incorrect|expired/i

/** Wallets with an open window that use their own code or none. */
const PENDING = /\balready (processing|pending)\b/i

/** Messages of browsers and of a wallet's in-page script about an extension that was updated or restarted. */
const RELOADED = /context invalidated|page reload required|disconnected port|receiving end does not exist|dead object/i

/** Words of a failed contract, node, service or balance. They override any wording of a rejection. */
const FAILURES =
  /revert|insufficient|blockhash|mempool|simulation|out of gas|underpriced|prefund|rate limit|time(d )?out|too (many|low|high|large)|nonce (too|is|has)|exceeds|unauthori|invalid (sig|trans|nonce|param)|user ope|due to a|by (the )?(node|network|rpc|server|contract|bundler|sequencer|policy|browser)\b/i

/** Translates any thrown value to a KitError. */
export function parseWalletError(error: unknown, rejectionCodes: readonly number[] = []): KitError {
  const own = findKitError(error)
  if (own) return own
  const details = getWalletErrorDetails(error)
  const isRejected = [USER_REJECTED_BY_PAIRING, ...rejectionCodes].some((code) => details.codes.includes(code))
  if (isRejected || isRejection(details)) return new UserRejectedError(error)
  if (details.codes.includes(REQUEST_PENDING) || details.texts.some((text) => PENDING.test(text)))
    return new RequestPendingError(error)
  if (details.texts.some((text) => RELOADED.test(text))) return new WalletReloadError(error)
  return new WalletRequestError(details.message, details.codes[0], error)
}

/** Whether an error reports a rejection by the user. */
export function isRejection({ codes, names, texts }: WalletErrorDetails): boolean {
  if (codes.includes(USER_REJECTED) || names.some((name) => REFUSAL_NAMES.test(name))) return true
  if (texts.some((text) => FAILURES.test(text))) return false
  if (texts.some((text) => REFUSALS.some((wording) => wording.test(text)))) return true
  return (
    texts.some((text) => REJECTION_VERB.test(text)) &&
    !texts.some((text) => OTHER_REASON.test(text)) &&
    !codes.some(hasOtherMeaning)
  )
}

/** HTTP statuses, EIP-1193 codes other than a rejection, and the code of an unavailable resource. */
function hasOtherMeaning(code: number): boolean {
  return (code >= 400 && code < 600) || (code > USER_REJECTED && code < 4_903) || code === REQUEST_PENDING
}
