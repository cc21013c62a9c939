/**
 * Queue of actions that need the user's approval, one at a time. An action is not prepared before the one in front of it
 * has settled: cards never replace each other, and each nonce counts the transactions sent before it.
 *
 * In      loadShow  loads the function that renders a request and calls back with the decision, with the first request
 *         onShown   called with true when a card appears and false when it disappears
 *         ready     resolves once cards can be described, in the language of the page
 * Out     run       runs an action in its turn; `requestApproval` inside it resolves once the user approves
 * Throws  RequestRejectedError  the user declined or the page cancelled
 * Source  security design §7; R-FRAME-41, R-FRAME-42
 */
import { userRejected } from '../policy/rejections.js'
import type { CardRequest } from './card/card.js'

/** Renders one request. The returned function removes it. */
export type ShowApproval = (request: CardRequest, onDecision: (isApproved: boolean) => void) => () => void

/** Resolves once the user approves. Rejects when the user declines or the page cancels. */
export type RequestApproval = (request: CardRequest) => Promise<void>

/** The approval queue. */
export interface Approvals {
  run<Result>(signal: AbortSignal, action: (requestApproval: RequestApproval) => Promise<Result>): Promise<Result>
}

/** Creates an approval queue. */
export function createApprovals(
  loadShow: () => Promise<ShowApproval>,
  onShown: (isShown: boolean) => void,
  ready: () => Promise<void> = async () => undefined,
): Approvals {
  let last: Promise<unknown> = Promise.resolve()

  async function requestApproval(request: CardRequest, signal: AbortSignal): Promise<void> {
    const show = await loadShow()
    return new Promise((resolve, reject) => {
      const decide = (isApproved: boolean) => {
        signal.removeEventListener('abort', decline)
        removeCard()
        onShown(false)
        if (isApproved && !signal.aborted) resolve()
        else reject(userRejected())
      }
      const decline = () => decide(false)
      if (signal.aborted) return reject(userRejected())
      signal.addEventListener('abort', decline)
      const removeCard = show(request, decide)
      onShown(true)
    })
  }

  return {
    run: (signal, action) => {
      const turn = last.then(ready).then(() => {
        if (signal.aborted) throw userRejected()
        return action((request) => requestApproval(request, signal))
      })
      last = turn.catch(() => undefined)
      return untilAborted(turn, signal)
    },
  }
}

/** Rejects as soon as the page cancels. The result of work that continues anyway is ignored. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(userRejected())
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
