/**
 * The frame's door for messages of the page: limits, schema, rate, then ids and order.
 *
 * In      data    what the port handed over
 *         nowMs   of a clock that does not go back
 * Out     the message; or the id of a request that came too fast, for an answer of -32005; or undefined for what breaks a
 *         rule, which leaves no trace
 * Source  security.md §5: a rising `seq`, an id never used twice (the last 1,024 are known), 50 messages a second, 100 at once
 */
import * as z from 'zod/mini'
import { type AppMessage, appMessageSchema } from './app-messages.js'
import { isWithinLimits } from './limits.js'

const KNOWN_IDS = 1_024
const BURST = 100
const PER_SECOND = 50

/** What the door makes of a message. */
export type Admission =
  | { readonly verdict: 'admitted'; readonly message: AppMessage }
  | { readonly verdict: 'too-fast'; readonly message: AppMessage }

/** Makes the door of one channel. */
export function createMessageGate({
  nowMs,
}: {
  readonly nowMs: () => number
}): (data: unknown) => Admission | undefined {
  const ids = new Set<string>()
  let lastSeq = -1
  let tokens = BURST
  let filledAtMs = nowMs()

  function isTooFast(): boolean {
    const now = nowMs()
    tokens = Math.min(BURST, tokens + ((now - filledAtMs) / 1_000) * PER_SECOND)
    filledAtMs = now
    if (tokens < 1) return true
    tokens -= 1
    return false
  }

  return (data) => {
    const tooFast = isTooFast()
    if (!isWithinLimits(data)) return undefined
    const message = z.safeParse(appMessageSchema, data).data
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
  if (ids.size > KNOWN_IDS && oldest !== undefined) ids.delete(oldest)
}
