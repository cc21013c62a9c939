/**
 * A question to a wallet that is asked until it is answered: in short turns at first, then ever less often, and not while
 * nobody sees the page.
 *
 * Out     ask    begins, unless it is open
 *         hurry  the wallet has told something: it may answer now
 *         end    nobody needs the answer any more
 * Source  spec R-CONN-236, R-CONN-246
 */
import { isPageHidden, pause } from '@bowline/kit-core/adapter'

const TURN_MS = 900
const SHORT_TURNS = 10
const GROWTH = 1.5
const LONGEST_TURN_MS = 30_000

type Open = { turns: number; nap: AbortController; isOver: boolean }

/** The question. */
export type WalletQuery = { readonly ask: () => void; readonly hurry: () => void; readonly end: () => void }

/** Makes a question; nothing is asked yet. */
export function createWalletQuery<Value>(put: () => Promise<Value>, onAnswer: (value: Value) => void): WalletQuery {
  let open: Open | undefined

  async function run(own: Open): Promise<void> {
    while (!own.isOver) {
      own.nap = new AbortController()
      const isHidden = isPageHidden()
      const answer = isHidden
        ? undefined
        : await put().then(
            (value) => ({ value }),
            () => undefined,
          )
      if (own.isOver) return
      if (answer) {
        end()
        onAnswer(answer.value)
        return
      }
      own.turns = isHidden ? 0 : own.turns + 1
      const turnMs = TURN_MS * GROWTH ** Math.max(0, own.turns - SHORT_TURNS)
      await pause(Math.min(turnMs, LONGEST_TURN_MS), own.nap.signal)
    }
  }

  function end(): void {
    if (!open) return
    open.isOver = true
    open.nap.abort()
    open = undefined
  }

  return {
    ask() {
      if (open) return
      open = { turns: 0, nap: new AbortController(), isOver: false }
      void run(open)
    },
    hurry() {
      if (!open) return
      if (open.turns > SHORT_TURNS) open.nap.abort()
      open.turns = 0
    },
    end,
  }
}
