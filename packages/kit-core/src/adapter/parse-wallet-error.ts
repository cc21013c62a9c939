/**
 * The one translation from what wallets, nodes and chain libraries throw to the kit's errors.
 *
 * In      error                unknown
 *         refusals             codes that mean a refusal with this kind of wallet, beside 4001 and 5000
 * Out     UserRejectedError    4001, 5000 (the pairing protocol's refusal), ACTION_REJECTED, or the wording of a refusal
 *         RequestPendingError  -32002, unless it is one of `refusals`
 *         WalletRequestError   anything else, in its own words, with its code
 *         The original is the cause; a KitError passes as it is, also out of what it is the cause of.
 * Source  EIP-1193, CAIP-25; spec R-ADPT-25, R-ERR-17 to 20; security design §10
 */
import { type KitError, kitErrorIn } from '../errors/kit-error.js'
import { RequestPendingError, UserRejectedError, WalletRequestError } from './errors.js'
import { readWalletFault, type WalletFault } from './wallet-fault.js'

const USER_REJECTED = 4001
const USER_REJECTED_BY_PAIRING = 5000
const REQUEST_PENDING = -32002

const REFUSALS = [
  /ACTION_REJECTED/,
  /\b(user|you)\s+((has|have)\s+)?(rejected|denied|declined|disapproved|cancel(l?ed)?|refused|closed|dismissed|abort(ed)?)\b/i,
  /\b(rejected|denied|declined|cancell?ed|closed|aborted)\s+by\s+(the\s+)?user\b/i,
  /\b(request|transaction|signature|approval|connection|sign(ing)?)\s+((was|has been)\s+)?(rejected|declined|cancell?ed)\b/i,
  /\bapproval\s+denied\b/i,
  /\b(plugin|pop-?up|window|modal|prompt|dialog)\s+((was|has been)\s+)?(closed|dismissed)\b/i,
  // A word and nothing else.
  /^\W*(rejected|denied|declined|cancel(l?ed)?|refused|aborted)\W*$/i,
]

/** What no visitor says: a contract, a node or a balance has failed, whatever other words the text holds. */
const FAILURES =
  /revert|insufficient|blockhash|\bnonce\b|mempool|simulation|out of gas|rate limit|\bby\s+(the\s+)?(node|network|rpc|server|contract|mempool)\b/i

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
export function isRefusal({ codes, texts }: WalletFault): boolean {
  if (codes.includes(USER_REJECTED)) return true
  return texts.some((text) => REFUSALS.some((wording) => wording.test(text)) && !FAILURES.test(text))
}
