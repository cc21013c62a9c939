/**
 * Searches the tokens of a token picker.
 *
 * In      tokens   tokens in the order of the list
 *         search   text as typed
 * Out     tokens whose name, symbol or address contains the text, ignoring case, in order; all of them without a text
 * Source  R-SEND-07, R-FLOW-38
 */
import { bareAddress, type PickedToken } from './picked-token.js'

/** Finds tokens by a part of their name, symbol or address. */
export function findTokens(tokens: readonly PickedToken[], search: string): readonly PickedToken[] {
  const query = search.trim().toLowerCase()
  if (query === '') return tokens
  return tokens.filter(({ name, symbol, address = '' }) =>
    [name, symbol, bareAddress(address)].some((text) => text.toLowerCase().includes(query)),
  )
}

/** Symbols, in upper case, that several tokens have, ignoring case. Such tokens also show their address. */
export function findSharedSymbols(tokens: readonly PickedToken[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { symbol } of tokens) {
    const key = symbol.toUpperCase()
    if (seen.has(key)) shared.add(key)
    seen.add(key)
  }
  return shared
}
