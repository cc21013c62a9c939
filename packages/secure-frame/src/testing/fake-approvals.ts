/**
 * The fake frame's queue of requests that wait for the user's approval.
 *
 * Throws  Error when a test approves or rejects and no request is waiting
 */
import type { ConfirmApproval } from '../protocol/frame-endpoint.js'
import type { SigningRequest } from './fake-keys.js'

/** A request that waits for the user's approval. */
export type WaitingApproval = { readonly method: string; readonly params: unknown; readonly chainId: string }

type Approval = SigningRequest & {
  /** Asks the page whether it is still waiting. Rejects, and removes the request, when it is not. */
  readonly confirm: () => Promise<void>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** `onEvent`: called with `show` when the first request arrives, and with `hide` when none is left. */
export function createFakeApprovals(onEvent: (name: 'show' | 'hide') => void) {
  const queue: Approval[] = []

  function remove(approval: Approval): void {
    const index = queue.indexOf(approval)
    if (index < 0) return
    queue.splice(index, 1)
    if (queue.length === 0) onEvent('hide')
  }

  return {
    waiting: (): readonly WaitingApproval[] =>
      queue.map(({ method, params, chainId }) => ({ method, params, chainId })),
    first(): Approval {
      const [first] = queue
      if (first === undefined) throw new Error('No request waits for an approval')
      return first
    },
    ask(request: SigningRequest, signal: AbortSignal, confirm: ConfirmApproval): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const approval: Approval = {
          ...request,
          confirm: () =>
            confirm().catch((error: unknown) => {
              approval.reject(error)
              throw error
            }),
          resolve(value) {
            remove(approval)
            resolve(value)
          },
          reject(error) {
            remove(approval)
            reject(error)
          },
        }
        signal.addEventListener('abort', () => approval.reject(signal.reason))
        queue.push(approval)
        if (queue.length === 1) onEvent('show')
      })
    },
  }
}

/** The queue, with the oldest request first. */
export type FakeApprovals = ReturnType<typeof createFakeApprovals>
