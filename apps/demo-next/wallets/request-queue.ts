/**
 * Requests of the sandbox wallets that wait for a decision in their window.
 *
 * Out     ask      resolves true for Approve, false for Reject
 *         get      the open requests, oldest first; the same list until it changes
 */
import type { RequestWords } from './request-text'

/** A request of a wallet. */
export type WalletQuestion = {
  readonly key: number
  readonly wallet: string
  /** Kind of the request, for tests. */
  readonly kind: string
  readonly words: RequestWords
  /** The wallet must be unlocked first. */
  readonly isLocked: boolean
  readonly answer: (isApproved: boolean) => void
}

/** The open requests. */
export type RequestQueue = {
  readonly ask: (question: Pick<WalletQuestion, 'wallet' | 'kind' | 'words' | 'isLocked'>) => Promise<boolean>
  readonly get: () => readonly WalletQuestion[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates an empty queue. */
export function createRequestQueue(): RequestQueue {
  const listeners = new Set<() => void>()
  let questions: readonly WalletQuestion[] = []
  let count = 0
  const set = (next: readonly WalletQuestion[]) => {
    questions = next
    for (const listener of listeners) listener()
  }
  return {
    ask: (asked) =>
      new Promise((resolve) => {
        const key = ++count
        const answer = (isApproved: boolean) => {
          set(questions.filter((question) => question.key !== key))
          resolve(isApproved)
        }
        set([...questions, { ...asked, key, answer }])
      }),
    get: () => questions,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
