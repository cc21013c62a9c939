/**
 * The token balances and open token accounts of one cluster of the Solana ledger. Initial balances come from a callback. The
 * cluster copies it for each transaction, so that a failed transaction changes nothing.
 *
 * In      firstValue: a holder's initial balance in base units
 * Source  SPL Token
 */

/** A token of a cluster. */
export type SplToken = { readonly mint: string; readonly decimals: number }

/** An address that holds a token. */
export type SplHolding = { readonly mint: string; readonly holder: string }

/** Balances in base units. A token account is open when it was created, or its holder had tokens from the start. */
export type TokenLedger = {
  readonly decimalsOf: (mint: string) => number | undefined
  readonly balanceOf: (holding: SplHolding) => bigint
  /** Net amount that a holder received since the start. */
  readonly movedOf: (holding: SplHolding) => bigint
  readonly isOpen: (holding: SplHolding) => boolean
  readonly open: (holding: SplHolding) => void
  readonly add: (holding: SplHolding, value: bigint) => void
  readonly copy: () => TokenLedger
}

export function createTokenLedger(
  tokens: readonly SplToken[],
  firstValue: (holding: SplHolding) => bigint,
  initial: { readonly moved: ReadonlyMap<string, bigint>; readonly opened: ReadonlySet<string> } = NO_CHANGES,
): TokenLedger {
  const moved = new Map(initial.moved)
  const opened = new Set(initial.opened)
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

const NO_CHANGES = { moved: new Map<string, bigint>(), opened: new Set<string>() }
