/**
 * The one translation from what wallets, nodes and chain libraries throw to the kit's errors.
 *
 * In      error                unknown
 *         refusals             codes that mean a refusal with this kind of wallet, beside 4001 and 5000
 * Out     UserRejectedError    4001, 5000 (the pairing protocol's refusal), the name or the wording of a refusal
 *         RequestPendingError  -32002, unless it is one of `refusals`
 *         WalletRequestError   anything else, in its own words, with its code
 *         The original is the cause; a KitError passes as it is, also out of what it is the cause of.
 * Source  EIP-1193, CAIP-25; spec R-ADPT-25, R-ERR-17 to 20, R-ERR-26; security design §10
 */
import { type KitError, kitErrorIn } from '../errors/kit-error.js'
import { RequestPendingError, UserRejectedError, WalletRequestError } from './errors.js'
import { readWalletFault, type WalletFault } from './wallet-fault.js'

const USER_REJECTED = 4001
const USER_REJECTED_BY_PAIRING = 5000
const REQUEST_PENDING = -32002

/** What wallets and libraries call a refusal by; no words beside it change that. */
const REFUSAL_NAMES =
  /^(ACTION_REJECTED|USER_(REJECTED|DENIED|DECLINED|CANCELL?ED)|User(Rejected|Denied|Declined|Cancell?ed)(Request)?Error|WalletWindowClosedError)$/

const REFUSALS = [
  /\b(user|you)[\s_]+((has|have)\s+)?(rejected|denied|declined|disapproved|cancel(l?ed)?|refused|closed|dismissed|abort(ed)?|exited)\b/i,
  /\buser\s+(did\s+not|didn['’]t)\s+(approve|confirm|accept|sign|agree)\b/i,
  /\b(rejected|denied|declined|cancell?ed|refused|closed|aborted)\s+by\s+(the\s+)?(wallet\s+)?(user|owner)\b/i,
  /\b(request|transaction|signature|approval|connection|sign(ing|-?in)?)\s+((was|has\s+been)\s+)?(rejected|denied|declined|cancell?ed)\b/i,
  /\b(plugin|pop-?up|window|modal|prompt|dialog)\s+((was|has\s+been)\s+)?(closed|dismissed)\b/i,
  // A word and nothing else.
  /^\W*(wallet\s+)?(rejected|denied|declined|cancel(l?ed)?|refused|closed|dismissed|aborted)\W*$/i,
]

/** What no visitor says: a contract, a node, a service or a balance has failed, whatever other words stand beside it. */
const FAILURES = [
  /revert|insufficient|blockhash|mempool|simulation|out of gas|underpriced|prefund|rate limit|too many|timed?\s?out/i,
  /\bnonce\s+(?:too|is|has|already|mismatch|expired)\b|\btoo\s+(?:low|high|large|big)\b|\bexceeds?\b|\bunauthori[sz]ed\b|\binvalid\s+(?:signature|transaction|nonce|params|sender)\b/i,
  /\bby\s+(?:the\s+)?(?:node|network|rpc|server|contract|mempool|bundler|sequencer|policy|browser)\b|\buser\s+operation\b/i,
]

/** Translates whatever was thrown. */
export function parseWalletError(error: unknown, refusals: readonly number[] = []): KitError {
  const own = kitErrorIn(error)
  if (own) return own
  const fault = readWalletFault(error)
  const isRefused = [USER_REJECTED_BY_PAIRING, ...refusals].some((code) => fault.codes.includes(code))
  if (isRefused || isRefusal(fault)) return new UserRejectedError(error)
  if (fault.codes.includes(REQUEST_PENDING)) return new RequestPendingError(error)
  return new WalletRequestError(fault.words, fault.codes[0], error)
}

/** Whether an error says that the visitor said no. */
export function isRefusal({ codes, names, texts }: WalletFault): boolean {
  if (codes.includes(USER_REJECTED) || names.some((name) => REFUSAL_NAMES.test(name))) return true
  return says(texts, REFUSALS) && !says(texts, FAILURES)
}

function says(texts: readonly string[], wordings: readonly RegExp[]): boolean {
  return texts.some((text) => wordings.some((wording) => wording.test(text)))
}
