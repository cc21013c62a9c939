import type { Adapter } from '../core/adapter/adapter.js'
import type { AdapterEvent } from '../core/adapter/events.js'

const PAUSE_MS = 100

/**
 * Polls the transactions that an adapter without a kit has sent, in place of the kit's poller, for tests of adapters.
 *
 * In      emit    receives a `transactionSettled` event for each transaction that is no longer pending
 *         signal  stops polling
 * Out     a function to call with each event of the adapter; ignores all but `sent`
 */
export function emitOutcomes(
  adapter: () => Adapter,
  emit: (event: AdapterEvent) => void,
  signal?: AbortSignal,
): (event: AdapterEvent) => void {
  return (event) => {
    if (event.type !== 'sent') return
    let { sent } = event
    const look = async () => {
      const given = signal ?? new AbortController().signal
      const found = await adapter()
        .getTransaction?.({ sent, signal: given })
        .catch(() => undefined)
      if (given.aborted) return
      sent = { ...sent, memo: found?.memo ?? sent.memo }
      if (found === undefined || found.status === 'pending') {
        setTimeout(look, sent.minPollIntervalMs ?? PAUSE_MS)
        return
      }
      const { status, replacement, hash = sent.hash } = found
      emit({ type: 'transactionSettled', hash, status, ...(replacement && { replacement }) })
    }
    setTimeout(look, sent.minPollIntervalMs ?? PAUSE_MS)
  }
}
