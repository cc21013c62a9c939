import { anySignal } from './link-signals.js'
import { pause } from './pause.js'
import { throwIfAborted } from './with-abort.js'

const SILENCE_MS = 5_000

/**
 * Waits for the response to a wallet request that opens no window. Sends the request again after every 5 s without a
 * response, because a restarted wallet loses it. The first response or failure counts. Throws RequestAbortedError.
 */
export async function requestWithRetry<Value>(request: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  const waiting = anySignal([signal])
  const responses: Promise<{ readonly value: Value }>[] = []
  try {
    for (;;) {
      throwIfAborted(signal)
      responses.push(request().then((value) => ({ value })))
      const response = await Promise.race([...responses, pause(SILENCE_MS, waiting.signal)])
      throwIfAborted(signal)
      if (response) return response.value
    }
  } finally {
    waiting.abort()
    waiting.release()
  }
}
