/**
 * The one translation from what wallets throw to the kit's errors. Wallets nest their errors: the code that matters may
 * lie in `cause`, `error`, `data` or `data.originalError`.
 *
 * In      error                unknown; may be a text, cyclic, or throw when read
 *         refusals             codes that mean a refusal with this kind of wallet, beside 4001 and 5000
 * Out     UserRejectedError    one of these codes, or the wording of a refusal
 *         RequestPendingError  -32002, unless it is one of these codes
 *         WalletRequestError   anything else, in its own words, with its code
 *         The original is the cause; a KitError passes as it is.
 * Source  EIP-1193, CAIP-25; spec R-ADPT-25; security design §10
 */
import {
  isKitError,
  type KitError,
  RequestPendingError,
  UserRejectedError,
  WalletRequestError,
} from '@bowline/kit-core'
import { readKey } from '../page/read-key.js'

const REFUSED: readonly number[] = [4001, 5000]
const PENDING = -32002
const MAX_NESTING = 8
const MAX_WORDS = 300

const REFUSALS = [
  /user\s+(has\s+)?(rejected|denied|declined|disapproved|cancell?ed|refused)/i,
  /(rejected|denied|declined|cancell?ed)\s+by\s+(the\s+)?user/i,
  /(request|transaction|signature|sign(ing)?)\s+(was\s+|has been\s+)?(rejected|declined|cancell?ed)/i,
]

/** Translates whatever was thrown. */
export function walletErrorOf(error: unknown, refusals: readonly number[] = []): KitError {
  if (isKitError(error)) return error
  const { codes, texts } = readFault(error)
  const isRefused = codes.some((code) => REFUSED.includes(code) || refusals.includes(code))
  if (isRefused || texts.some((text) => REFUSALS.some((wording) => wording.test(text)))) {
    return new UserRejectedError(error)
  }
  if (codes.includes(PENDING)) return new RequestPendingError(error)
  return new WalletRequestError((texts[0] ?? '').slice(0, MAX_WORDS), codes[0], error)
}

function readFault(error: unknown): { readonly codes: readonly number[]; readonly texts: readonly string[] } {
  const codes: number[] = []
  const texts: string[] = []
  const seen = new Set<unknown>()
  let level: readonly unknown[] = [error]
  for (let depth = 0; depth < MAX_NESTING && level.length > 0; depth++) {
    const parts = level.filter((part) => part !== undefined && part !== null && !seen.has(part))
    for (const part of parts) {
      seen.add(part)
      const code = readKey(part, 'code')
      if (typeof code === 'number') codes.push(code)
      for (const text of [part, readKey(part, 'message')]) if (typeof text === 'string' && text) texts.push(text)
    }
    level = parts.flatMap((part) => ['cause', 'error', 'data', 'originalError'].map((key) => readKey(part, key)))
  }
  return { codes, texts }
}
