/**
 * The one translation from what wallets, nodes and chain libraries throw to the kit's errors.
 *
 * In      error                unknown
 *         refusals             codes that mean a refusal with this kind of wallet, beside 4001 and 5000
 * Out     UserRejectedError    4001, 5000 (the pairing protocol's refusal), the name or the wording of a refusal
 *         RequestPendingError  -32002, unless it is one of `refusals`, or the wording of it
 *         WalletReloadError    the wording of an extension that no longer hears this page
 *         WalletRequestError   anything else, in its own words, with its code
 *         The original is the cause; a KitError passes as it is, also out of what it is the cause of.
 * Source  EIP-1193, CAIP-25; spec R-ADPT-25, R-ERR-17 to 20, R-ERR-26, R-CONN-276; security design §10
 */

import {
  RequestPendingError,
  UserRejectedError,
  WalletReloadError,
  WalletRequestError,
} from '../../base/errors/errors.js'
import { type KitError, kitErrorIn } from '../../base/errors/kit-error.js'
import { getWalletErrorDetails, type WalletErrorDetails } from './wallet-error-details.js'

const USER_REJECTED = 4001
const USER_REJECTED_BY_PAIRING = 5000
const REQUEST_PENDING = -32002

/** What wallets and libraries call a refusal by; no words beside it change that. */
const REFUSAL_NAMES =
  /^(ACTION_REJECTED|USER_(REJECTED|CANCELL?ED)\w*|User(Reject|Deni|Declin|Cancel)\w+Error|WalletWindowClosedError)$/

const REFUSALS = [
  /\b(user|you)[ _]?(ha(s|ve) )?(reject|den(y|ied)|declin|disapprov|cancel|refus|clos|dismiss|abort|exit|(did|has|have)(n.t| not) (approve|confirm|accept|sign))/i,
  /\b(reject|deni|declin|cancel|refus|clos|abort)\w+ by (the )?(wallet )?(user|owner)\b/i,
  /\b(request|transaction|signature|approval|connect(ion)?|action|sign(ing|-?in)?) (was |has been )?(rejected|denied|declined|cancell?ed)/i,
  /\b(plugin|pop-?up|window|modal|prompt|dialog) (was |has been )?(closed|dismissed)/i,
  // A word and nothing else.
  /^\W*(wallet )?(rejected|denied|declined|cancel(l?ed)?|refused|closed|dismissed|aborted)\W*$/i,
]

/** The verbs of a refusal, whatever was refused: a permission, access, a message, a login. */
const REFUSAL_VERB = /\b(rejected|denied|declined|disapproved|cancell?ed|dismissed|refused)\b/i

/** Words next to such a verb that name another reason or another one who refused than the user. */
const OTHER_REASON =
  /\bnot (be |been )?(rejected|denied|declined|cancell?ed)|\b(rejected|denied|declined|cancell?ed|refused) by (?!(the |your |a )?(\w+ )?(user|owner|wallet|device|signer|ledger|trezor)\b)|connection (was |is |has been )?refused|due to|because|execution|spender|\berc-?\d|\bhttp|status|\bcors\b|forbidden|not (allowed|permitted|supported)|unsupported|(block|black|allow|white|deny)list|sanction|api.?key|credential|quota|invalid|incorrect|expired/i

/** A wallet with a window open, of a code of its own or none. */
const PENDING = /\balready (processing|pending)\b/i

/** Of browsers, and of a wallet's part in the page, about an extension that was updated or restarted. */
const CUT_OFF = /context invalidated|page reload required|disconnected port|receiving end does not exist|dead object/i

/** A contract, a node, a service or a balance has failed, whatever other words the error has. */
const FAILURES =
  /revert|insufficient|blockhash|mempool|simulation|out of gas|underpriced|prefund|rate limit|time(d )?out|too (many|low|high|large)|nonce (too|is|has)|exceeds|unauthori|invalid (sig|trans|nonce|param)|user ope|due to a|by (the )?(node|network|rpc|server|contract|bundler|sequencer|policy|browser)\b/i

/** Translates whatever was thrown. */
export function parseWalletError(error: unknown, refusals: readonly number[] = []): KitError {
  const own = kitErrorIn(error)
  if (own) return own
  const fault = getWalletErrorDetails(error)
  const isRefused = [USER_REJECTED_BY_PAIRING, ...refusals].some((code) => fault.codes.includes(code))
  if (isRefused || isRefusal(fault)) return new UserRejectedError(error)
  if (fault.codes.includes(REQUEST_PENDING) || fault.texts.some((text) => PENDING.test(text)))
    return new RequestPendingError(error)
  if (fault.texts.some((text) => CUT_OFF.test(text))) return new WalletReloadError(error)
  return new WalletRequestError(fault.words, fault.codes[0], error)
}

/** Whether an error reports a refusal by the user. */
export function isRefusal({ codes, names, texts }: WalletErrorDetails): boolean {
  if (codes.includes(USER_REJECTED) || names.some((name) => REFUSAL_NAMES.test(name))) return true
  if (texts.some((text) => FAILURES.test(text))) return false
  if (texts.some((text) => REFUSALS.some((wording) => wording.test(text)))) return true
  return (
    texts.some((text) => REFUSAL_VERB.test(text)) &&
    !texts.some((text) => OTHER_REASON.test(text)) &&
    !codes.some(hasOtherMeaning)
  )
}

/** HTTP statuses, the codes of EIP-1193 that are no refusal, and that of a resource that is not available. */
function hasOtherMeaning(code: number): boolean {
  return (code >= 400 && code < 600) || (code > USER_REJECTED && code < 4_903) || code === REQUEST_PENDING
}
