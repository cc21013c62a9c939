import type { TokenBalance } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'

/** Metadata of a token list, kept outside the list object. A copy of the list has none. */
export type TokenListMetadata = {
  /** The tokens the list hides. */
  readonly hidden?: readonly TokenBalance[] | undefined
  /** Some entries could not be parsed and are missing. */
  readonly isIncomplete?: boolean | undefined
  /** The list comes from the wallet. */
  readonly isFromWallet?: boolean | undefined
  /** When the list was read, epoch milliseconds. */
  readonly readAtMs?: number | undefined
  /** The list as it was read, if an adjusted one is shown. */
  readonly asRead?: readonly TokenBalance[] | undefined
}

const memory = perOwner((): { metadata: TokenListMetadata } => ({ metadata: {} }))

/** Returns the metadata of a list. */
export function getTokenListMetadata(tokens: readonly TokenBalance[]): TokenListMetadata {
  return memory(tokens).metadata
}

/** Merges metadata into that of a list, and returns the list. */
export function setTokenListMetadata<List extends readonly TokenBalance[]>(
  tokens: List,
  patch: TokenListMetadata,
): List {
  memory(tokens).metadata = { ...getTokenListMetadata(tokens), ...patch }
  return tokens
}
