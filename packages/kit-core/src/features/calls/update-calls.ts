import type { Kit } from '../../kit.js'
import { selectCallsBatches } from './select-calls.js'
import { type BatchCall, type CallsBatch, type CallsBatchStatus, MAX_BATCHES, type TrackedCall } from './state.js'

/** Adds a batch to the state, as the newest. */
export function addBatch({ store }: Kit, batch: CallsBatch): void {
  store.set((state) => ({ calls: [batch, ...selectCallsBatches(state)].slice(0, MAX_BATCHES) }))
}

/** The batch with this id; undefined when the page does not know it. */
export function getBatch({ store }: Kit, id: string): CallsBatch | undefined {
  return selectCallsBatches(store.get()).find((batch) => batch.id === id)
}

/** Merges a patch into a batch. The status of a sequence follows from its calls. Source: spec R-CALLS-05 to 07. */
export function updateBatch({ store }: Kit, id: string, patch: Partial<CallsBatch>): void {
  store.set((state) => ({
    calls: selectCallsBatches(state).map((batch) => {
      if (batch.id !== id) return batch
      const next = { ...batch, ...patch }
      const status = next.mode === 'sequence' ? getSequenceStatus(next) : next.status
      return { ...next, status, canRetry: !next.isSending && (status === 'stopped' || status === 'failed') }
    }),
  }))
}

/** Merges a patch into one call of a sequence. */
export function updateCall(kit: Kit, { id, index }: { id: string; index: number }, patch: Partial<TrackedCall>): void {
  const calls = getBatch(kit, id)?.calls.map((call, at) => (at === index ? { ...call, ...patch } : call))
  if (calls) updateBatch(kit, id, { calls })
}

/** Copies of the calls with this status and hash. */
export function markCalls(
  calls: readonly BatchCall[],
  progress: Pick<TrackedCall, 'status' | 'hash'>,
): readonly TrackedCall[] {
  return calls.map((call) => ({ ...call, ...progress }))
}

function getSequenceStatus({ calls, isSending }: CallsBatch): CallsBatchStatus {
  const areAll = (...statuses: readonly TrackedCall['status'][]) =>
    calls.every(({ status }) => statuses.includes(status))
  if (calls.some(({ status }) => status === 'unknown')) return 'unknown'
  if (areAll('confirmed')) return 'confirmed'
  if (isSending) return 'requested'
  return areAll('confirmed', 'sent') ? 'pending' : 'stopped'
}
