/**
 * Subtracts sent amounts that a fetched balance does not include yet.
 *
 * In      read    fetched balance, in base units
 *         moves   oldest first; `before` is the balance displayed when it was sent, undefined without one; `isEnded`: it is
 *                 confirmed
 *         word    balance from the chain after all that was confirmed; `silent` when the chain did not respond
 * Out     shown   never below 0
 *         isOld   the fetched balance seems older than a confirmed transaction, so the chain should be queried
 * Source  spec R-ACCT-140, R-ACCT-141
 */

/** An amount that was sent. */
export type Outflow = { readonly amount: bigint; readonly before: bigint | undefined; readonly isEnded: boolean }

/** The chain's balance; `silent` without a response, undefined before it was queried. */
export type OnchainBalance = bigint | 'silent' | undefined

/** The balance to display. */
export type AdjustedBalance = { readonly shown: bigint; readonly isOutdated: boolean }

/** Returns the balance to display for a fetched one. */
export function subtractOutflows(read: bigint, moves: readonly Outflow[], word: OnchainBalance): AdjustedBalance {
  const missing = moves.filter((move) => !includes(read, move))
  const pending = missing.filter(({ isEnded }) => !isEnded)
  const ended = missing.filter(({ isEnded, before }) => isEnded && before !== undefined)
  if (ended.length === 0) return { shown: subtractAll(read, pending), isOutdated: false }
  if (typeof word === 'bigint') {
    const left = moves.filter((move) => !move.isEnded && !includes(word, move))
    return { shown: subtractAll(word, left), isOutdated: true }
  }
  // Without the chain, a balance that differs from all earlier ones counts as updated.
  const isTaken = word === 'silent' && ended.every(({ before }) => before !== read)
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
