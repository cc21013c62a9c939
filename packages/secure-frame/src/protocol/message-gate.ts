/**
 * The frame's filter for messages of the page: checks limits, schema, rate, ids and order.
 *
 * In      nowMs   a monotonic clock
 * Source  security.md §5: an increasing `seq`, unique ids (the last 1,024 are remembered), 50 messages a second, bursts of 100
 */

import { type AppMessage, appMessageSchema } from './app-messages.js'
import { isWithinLimits } from './limits.js'
import { tryParse } from './schema-helpers.js'

const MAX_KNOWN_IDS = 1_024
const BURST = 100
const PER_SECOND = 50

/** Result of the filter for a valid message. `too-fast`: over the rate limit; a request then gets the error -32005. */
export type Admission =
  | { readonly verdict: 'admitted'; readonly message: AppMessage }
  | { readonly verdict: 'too-fast'; readonly message: AppMessage }

/** Creates the filter of one channel. It returns undefined for a message that breaks a rule and must be ignored. */
export function createMessageGate({
  nowMs,
}: {
  readonly nowMs: () => number
}): (data: unknown) => Admission | undefined {
  const ids = new Set<string>()
  let lastSeq = -1
  let tokens = BURST
  let refilledAtMs = nowMs()

  function isTooFast(): boolean {
    const now = nowMs()
    tokens = Math.min(BURST, tokens + ((now - refilledAtMs) / 1_000) * PER_SECOND)
    refilledAtMs = now
    if (tokens < 1) return true
    tokens -= 1
    return false
  }

  return (data) => {
    const tooFast = isTooFast()
    if (!isWithinLimits(data)) return undefined
    const message = tryParse(appMessageSchema, data)
    if (message === undefined || message.seq <= lastSeq) return undefined
    if ('id' in message && ids.has(message.id)) return undefined
    if (tooFast) return { verdict: 'too-fast', message }
    lastSeq = message.seq
    if ('id' in message) remember(ids, message.id)
    return { verdict: 'admitted', message }
  }
}

function remember(ids: Set<string>, id: string): void {
  ids.add(id)
  const [oldest] = ids
  if (ids.size > MAX_KNOWN_IDS && oldest !== undefined) ids.delete(oldest)
}
