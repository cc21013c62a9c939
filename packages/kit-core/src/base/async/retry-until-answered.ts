import { anySignal } from './link-signals.js'
import { pause } from './pause.js'
import { throwIfAborted } from './with-abort.js'

const SILENCE_MS = 5_000

/**
 * Waits for a wallet's answer to a question without a window, however late it is, and asks again where nothing is said for 5 s:
 * wallets that were restarted have lost the question. The first answer or failure counts. Throws RequestAbortedError.
 */
export async function retryUntilAnswered<Value>(ask: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  const over = anySignal([signal])
  const answers: Promise<{ readonly value: Value }>[] = []
  try {
    for (;;) {
      throwIfAborted(signal)
      answers.push(ask().then((value) => ({ value })))
      const answer = await Promise.race([...answers, pause(SILENCE_MS, over.signal)])
      throwIfAborted(signal)
      if (answer) return answer.value
    }
  } finally {
    over.abort()
    over.release()
  }
}
