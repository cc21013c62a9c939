import type { TokenBalance } from '@bowline/api-client'

/** What is known of a list of tokens beside them. */
export type ListFacts = {
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

const facts = new WeakMap<readonly TokenBalance[], ListFacts>()

/** What is known of a list. */
export function listFacts(tokens: readonly TokenBalance[]): ListFacts {
  return facts.get(tokens) ?? {}
}

/** Notes what is known of a list. */
export function noteFacts<List extends readonly TokenBalance[]>(tokens: List, patch: ListFacts): List {
  facts.set(tokens, { ...listFacts(tokens), ...patch })
  return tokens
}
