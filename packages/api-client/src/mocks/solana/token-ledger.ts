/**
 * The tokens of one cluster: what their holders have, and which token accounts stand. A holder begins with what is said of it.
 *
 * In      tokens       the mints with their decimals
 *         firstValue   base units a holder begins with
 * Out     a ledger that is copied for each transaction, so that one which fails leaves nothing behind
 * Source  SPL Token
 */

/** A token of a cluster. */
export type SplToken = { readonly mint: string; readonly decimals: number }

/** Whose, and of which token. */
export type SplHolding = { readonly mint: string; readonly holder: string }

/** The tokens of one cluster. */
export type TokenLedger = {
  readonly decimalsOf: (mint: string) => number | undefined
  readonly balanceOf: (holding: SplHolding) => bigint
  /** What came to a holder since the beginning, less what left. */
  readonly movedOf: (holding: SplHolding) => bigint
  readonly isOpen: (holding: SplHolding) => boolean
  readonly open: (holding: SplHolding) => void
  readonly add: (holding: SplHolding, value: bigint) => void
  readonly copy: () => TokenLedger
}

/** Makes the ledger. */
export function createTokenLedger(
  tokens: readonly SplToken[],
  firstValue: (holding: SplHolding) => bigint,
  kept: { readonly moved: ReadonlyMap<string, bigint>; readonly opened: ReadonlySet<string> } = NOTHING_KEPT,
): TokenLedger {
  const moved = new Map(kept.moved)
  const opened = new Set(kept.opened)
  const keyOf = ({ mint, holder }: SplHolding) => `${mint}/${holder}`
  const movedOf = (holding: SplHolding) => moved.get(keyOf(holding)) ?? 0n
  const balanceOf = (holding: SplHolding) => {
    const value = firstValue(holding) + movedOf(holding)
    return value > 0n ? value : 0n
  }
  return {
    decimalsOf: (mint) => tokens.find((token) => token.mint === mint)?.decimals,
    balanceOf,
    movedOf,
    isOpen: (holding) => opened.has(keyOf(holding)) || firstValue(holding) > 0n,
    open: (holding) => void opened.add(keyOf(holding)),
    add: (holding, value) => void moved.set(keyOf(holding), movedOf(holding) + value),
    copy: () => createTokenLedger(tokens, firstValue, { moved, opened }),
  }
}

const NOTHING_KEPT = { moved: new Map<string, bigint>(), opened: new Set<string>() }
