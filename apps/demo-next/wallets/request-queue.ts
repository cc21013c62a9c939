/**
 * What the sandbox wallets ask, waiting for an answer in their window.
 *
 * Out     ask      resolves true for Approve, false for Reject
 *         get      the open questions, oldest first; the same list until it changes
 */
import type { RequestWords } from './request-text'

/** A question of a wallet. */
export type WalletQuestion = {
  readonly key: number
  readonly wallet: string
  /** What is asked, in a word for tests. */
  readonly kind: string
  readonly words: RequestWords
  /** The wallet has to be unlocked before. */
  readonly isLocked: boolean
  readonly answer: (isApproved: boolean) => void
}

/** The open questions. */
export type RequestQueue = {
  readonly ask: (question: Pick<WalletQuestion, 'wallet' | 'kind' | 'words' | 'isLocked'>) => Promise<boolean>
  readonly get: () => readonly WalletQuestion[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes an empty queue. */
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
