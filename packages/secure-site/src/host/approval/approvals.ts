/**
 * What needs the visitor's approval, one at a time: the next is not even prepared before the last has ended, so that none
 * takes another's place and none is numbered by a count that the one before still changes.
 *
 * In      show     draws a request and says how it was decided; gives back how to take it away
 *         onShown  a card is there, or gone
 * Out     run      carries an action out in its turn; `ask` inside of it resolves once the visitor approved
 * Throws  RefusedError   declined, or the page took it back
 * Source  security design §7; R-FRAME-41, R-FRAME-42
 */
import { refuseDeclined } from '../policy/refused-error.js'
import type { CardRequest } from './card/card.js'

/** Draws one request. */
export type ShowApproval = (request: CardRequest, onDecision: (isApproved: boolean) => void) => () => void

/** Resolves once the visitor approved. */
export type Ask = (request: CardRequest) => Promise<void>

/** The line of actions. */
export interface Approvals {
  run<Result>(signal: AbortSignal, action: (ask: Ask) => Promise<Result>): Promise<Result>
}

/** Makes the line. */
export function createApprovals(show: ShowApproval, onShown: (isShown: boolean) => void): Approvals {
  let last: Promise<unknown> = Promise.resolve()

  function ask(request: CardRequest, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const decide = (isApproved: boolean) => {
        signal.removeEventListener('abort', decline)
        takeAway()
        onShown(false)
        if (isApproved && !signal.aborted) resolve()
        else reject(refuseDeclined())
      }
      const decline = () => decide(false)
      if (signal.aborted) return reject(refuseDeclined())
      signal.addEventListener('abort', decline)
      const takeAway = show(request, decide)
      onShown(true)
    })
  }

  return {
    run: (signal, action) => {
      const turn = last.then(() => {
        if (signal.aborted) throw refuseDeclined()
        return action((request) => ask(request, signal))
      })
      last = turn.catch(() => undefined)
      return untilAborted(turn, signal)
    },
  }
}

/** What still waits ends as soon as the page takes it back; what goes on anyway is not heard of. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(refuseDeclined())
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
