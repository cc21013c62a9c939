/**
 * Detects tokens whose name or symbol lures the holder to a web page.
 *
 * In      token   the native token never counts
 * Out     true when name or symbol contains a page address with `http`, `www` or `t.me`, or any domain together with a
 *         word that promises a reward; a project named after its site, such as yearn.finance, does not count
 * Source  spec R-ACCT-173
 */
import type { TokenBalance } from '@bowline/api-client'

const PAGE = /https?:|\bwww\.|\bt\.me\//
const DOMAIN = /[\p{L}\p{N}]\s?\.\s?\p{L}{2,}/u
const PROMISE = /\b(?:visit|claim|rewards?|airdrop|vouchers?|redeem|bonus|gift|eligible)\b/

export function isPhishingToken({ address, name, symbol }: Pick<TokenBalance, 'address' | 'name' | 'symbol'>): boolean {
  if (address === undefined) return false
  const text = `${name} ${symbol}`.normalize('NFKC').toLowerCase()
  return PAGE.test(text) || (DOMAIN.test(text) && PROMISE.test(text))
}
