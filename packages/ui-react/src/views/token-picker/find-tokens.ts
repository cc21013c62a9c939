/**
 * The tokens a search finds.
 *
 * In      tokens   in the order they are listed
 *         search   as typed
 * Out     those whose name, symbol or address holds the text, whatever the letters' case, in their order; all without a text
 * Source  R-SEND-07, R-FLOW-38
 */
import { bareAddress, type PickedToken } from './picked-token.js'

/** Finds tokens by name, symbol or address. */
export function findTokens(tokens: readonly PickedToken[], search: string): readonly PickedToken[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return tokens
  return tokens.filter(({ name, symbol, address = '' }) =>
    [name, symbol, bareAddress(address)].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** Symbols, in capitals, that more than one of the tokens has, whatever the letters' case: those are told apart by their address. */
export function sharedSymbols(tokens: readonly PickedToken[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { symbol } of tokens) {
    const known = symbol.toUpperCase()
    if (seen.has(known)) shared.add(known)
    seen.add(known)
  }
  return shared
}
