import type { TokenBalance } from '@bowline/api-client'
import { perOwner } from '../../base/async/scope.js'

/** What is known of a list of tokens beside them. */
export type TokenListMetadata = {
  /** The tokens it leaves out. */
  readonly leftOut?: readonly TokenBalance[] | undefined
  /** Entries of it could not be read and are missing. */
  readonly isIncomplete?: boolean | undefined
  /** The wallet told it. */
  readonly isWallets?: boolean | undefined
  /** When it was read, epoch milliseconds. */
  readonly readAtMs?: number | undefined
  /** The list as it was read, of one that is shown otherwise. */
  readonly asRead?: readonly TokenBalance[] | undefined
}

const memory = perOwner((): { facts: TokenListMetadata } => ({ facts: {} }))

/** What is known of a list. */
export function getTokenListMetadata(tokens: readonly TokenBalance[]): TokenListMetadata {
  return memory(tokens).facts
}

/** Notes what is known of a list. */
export function setTokenListMetadata<List extends readonly TokenBalance[]>(
  tokens: List,
  patch: TokenListMetadata,
): List {
  memory(tokens).facts = { ...getTokenListMetadata(tokens), ...patch }
  return tokens
}
