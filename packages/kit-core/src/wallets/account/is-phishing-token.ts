/**
 * Whether a token is there to lead its holder to a page: nobody bought it, and nobody pays the price that it claims.
 *
 * In      token   the network's coin is none
 * Out     true where its name or symbol has the address of a page with `http`, `www` or `t.me`, or any with a word that promises
 *         something; a project that is called like its page, such as yearn.finance, is none
 * Source  spec R-ACCT-173
 */
import type { TokenBalance } from '@bowline/api-client'

const PAGE = /https?:|\bwww\.|\bt\.me\//
const DOMAIN = /[\p{L}\p{N}]\s?\.\s?\p{L}{2,}/u
const PROMISE = /\b(?:visit|claim|rewards?|airdrop|vouchers?|redeem|bonus|gift|eligible)\b/

/** Whether it is one. */
export function isPhishingToken({ address, name, symbol }: Pick<TokenBalance, 'address' | 'name' | 'symbol'>): boolean {
  if (address === undefined) return false
  const text = `${name} ${symbol}`.normalize('NFKC').toLowerCase()
  return PAGE.test(text) || (DOMAIN.test(text) && PROMISE.test(text))
}
