/**
 * The one translation from what wallets throw to the kit's errors.
 *
 * In      error                    unknown; may be a text, cyclic, or throw when read
 * Out     UserRejectedError        4001, 5000 (the pairing protocol's refusal), or the wording of a refusal
 *         RequestPendingError      -32002
 *         TransactionExpiredError  the words of a blockhash that is too old
 *         WalletRequestError       anything else, in its own words, with its code
 *         The original is the cause; a KitError passes as it is.
 * Source  spec R-ADPT-25, R-ERR-17 to 20; security design §10
 */
import {
  isKitError,
  type KitError,
  RequestPendingError,
  UserRejectedError,
  WalletRequestError,
} from '@bowline/kit-core'
import { readKey } from '../discovery/read-key.js'
import { isExpiryWording, TransactionExpiredError } from '../transfer/errors.js'

const REFUSED: readonly unknown[] = [4001, 5000]
const PENDING = -32002
const MAX_NESTING = 6
const MAX_WORDS = 300

const REFUSALS = [
  /user\s+(has\s+)?(rejected|denied|declined|disapproved|cancell?ed|refused)/i,
  /(rejected|denied|declined|cancell?ed)\s+by\s+(the\s+)?user/i,
  /(request|transaction|signature|approval|sign(ing)?)\s+(was\s+|has been\s+)?(rejected|declined|cancell?ed)/i,
]

/** Translates whatever was thrown. */
export function parseWalletError(error: unknown): KitError {
  if (isKitError(error)) return error
  const { codes, texts } = readFault(error)
  const isRefused = codes.some((code) => REFUSED.includes(code))
  if (isRefused || texts.some((text) => REFUSALS.some((wording) => wording.test(text)))) {
    return new UserRejectedError(error)
  }
  if (texts.some(isExpiryWording)) return new TransactionExpiredError(error)
  if (codes.includes(PENDING)) return new RequestPendingError(error)
  return new WalletRequestError((texts[0] ?? '').slice(0, MAX_WORDS), codes[0], error)
}

/** Wallets nest their errors: the outermost says most. */
function readFault(error: unknown): { readonly codes: readonly number[]; readonly texts: readonly string[] } {
  const codes: number[] = []
  const texts: string[] = []
  let level: readonly unknown[] = [error]
  for (let depth = 0; depth < MAX_NESTING; depth += 1) {
    for (const part of level) {
      const code = readKey(part, 'code')
      const message = typeof part === 'string' ? part : readKey(part, 'message')
      if (typeof code === 'number') codes.push(code)
      if (typeof message === 'string' && message !== '') texts.push(message)
    }
    level = level.flatMap((part) => [readKey(part, 'error'), readKey(part, 'cause')]).filter((part) => part != null)
  }
  return { codes, texts }
}
