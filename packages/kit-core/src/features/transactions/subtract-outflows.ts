/**
 * A figure less what was moved out of it and it does not show yet.
 *
 * In      read    as it was read, in base units
 *         moves   the oldest first; `before` is what was shown when it was sent, undefined where nothing was; `isEnded`: the chain
 *                 has carried it out
 *         word    the chain's own figure of after all that has ended; `silent` where the chain was asked and did not answer
 * Out     shown   never below zero
 *         isOld   the figure is from before something that has ended, as far as it tells: the chain is to be asked
 * Source  spec R-ACCT-140, R-ACCT-141
 */

/** Something that was moved. */
export type Outflow = { readonly amount: bigint; readonly before: bigint | undefined; readonly isEnded: boolean }

/** What the chain said. */
export type OnchainBalance = bigint | 'silent' | undefined

/** What is shown of a figure. */
export type AdjustedBalance = { readonly shown: bigint; readonly isOld: boolean }

/** Works it out. */
export function subtractOutflows(read: bigint, moves: readonly Outflow[], word: OnchainBalance): AdjustedBalance {
  const missing = moves.filter((move) => !shows(read, move))
  const pending = missing.filter(({ isEnded }) => !isEnded)
  const ended = missing.filter(({ isEnded, before }) => isEnded && before !== undefined)
  if (ended.length === 0) return { shown: less(read, pending), isOld: false }
  if (typeof word === 'bigint') {
    const left = moves.filter((move) => !move.isEnded && !shows(word, move))
    return { shown: less(word, left), isOld: true }
  }
  // Nobody can say: a figure that is none of those from before has moved.
  const isTaken = word === 'silent' && ended.every(({ before }) => before !== read)
  return { shown: less(read, isTaken ? pending : missing), isOld: true }
}

/** Whether a figure is as low as the move makes it. */
function shows(figure: bigint, { before, amount }: Outflow): boolean {
  return before !== undefined && before - figure >= amount
}

function less(figure: bigint, moves: readonly Outflow[]): bigint {
  const left = moves.reduce((sum, { amount }) => sum - amount, figure)
  return left > 0n ? left : 0n
}
