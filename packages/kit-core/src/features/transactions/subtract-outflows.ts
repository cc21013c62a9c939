/**
 * Subtracts sent amounts that a fetched balance does not include yet, to display the balance that is left.
 *
 * In      read      fetched balance, in base units
 *         moves     oldest first
 *         onchain   balance from the chain after all that was confirmed
 * Source  spec R-ACCT-140, R-ACCT-141
 */

/** An amount that was sent, in base units. `before`: balance displayed when it was sent, if any. `isEnded`: it is confirmed. */
export type Outflow = { readonly amount: bigint; readonly before: bigint | undefined; readonly isEnded: boolean }

/** The chain's balance; `silent` without a response, undefined before it was queried. */
export type OnchainBalance = bigint | 'silent' | undefined

/**
 * Balance to display, never below 0. `isOutdated`: the fetched one seems older than a confirmed transaction, so the chain
 * should be queried.
 */
export type AdjustedBalance = { readonly shown: bigint; readonly isOutdated: boolean }

export function subtractOutflows(read: bigint, moves: readonly Outflow[], onchain: OnchainBalance): AdjustedBalance {
  const missing = moves.filter((move) => !includes(read, move))
  const pending = missing.filter(({ isEnded }) => !isEnded)
  const ended = missing.filter(({ isEnded, before }) => isEnded && before !== undefined)
  if (ended.length === 0) return { shown: subtractAll(read, pending), isOutdated: false }
  if (typeof onchain === 'bigint') {
    const left = moves.filter((move) => !move.isEnded && !includes(onchain, move))
    return { shown: subtractAll(onchain, left), isOutdated: true }
  }
  // Without the chain, a balance that differs from all earlier ones counts as updated.
  const isTaken = onchain === 'silent' && ended.every(({ before }) => before !== read)
  return { shown: subtractAll(read, isTaken ? pending : missing), isOutdated: true }
}

/** Whether a balance is as low as the move makes it. */
function includes(balance: bigint, { before, amount }: Outflow): boolean {
  return before !== undefined && before - balance >= amount
}

function subtractAll(balance: bigint, moves: readonly Outflow[]): bigint {
  const left = moves.reduce((sum, { amount }) => sum - amount, balance)
  return left > 0n ? left : 0n
}
