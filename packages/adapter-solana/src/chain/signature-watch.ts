/**
 * Watches a sent transaction until it settles. Runs only after a send; a failing question counts as no answer.
 *
 * In      signature              base58
 *         lastValidBlockHeight   where it is known: a chain beyond it that does not know the signature never will
 * Out     one `pendingTransactions` event: confirmed, failed, or pending when 25 s or 99 checks did not settle it; none when
 *         the kit stops before
 * Source  spec R-ADPT-13, R-ADPT-23
 */
import type { AdapterEvent, CaipNetworkId } from '@bowline/kit-core'
import { pause } from '../wait.js'
import { statusesSchema, u64Schema } from './answers.js'
import type { AskNode } from './nodes.js'

const WATCH_LIMIT_MS = 25_000
const MAX_CHECKS = 99
const FIRST_CHECK_MS = 250
const CHECK_EVERY_MS = 1_000

/** What was sent, where. */
export type SentTransaction = {
  readonly signature: string
  readonly caipNetworkId: CaipNetworkId
  readonly lastValidBlockHeight?: bigint | undefined
}

/** What the watch needs. */
export type SignatureWatchParts = {
  readonly askNode: AskNode
  readonly emit: (event: AdapterEvent) => void
  readonly lifetime: () => AbortSignal
}

type Outcome = 'confirmed' | 'failed' | undefined

/** Begins to watch and returns at once. */
export function watchSignature({ askNode, emit, lifetime }: SignatureWatchParts, sent: SentTransaction): void {
  const kitStops = lifetime()
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  kitStops.addEventListener('abort', giveUp, { once: true })
  const timer = setTimeout(giveUp, WATCH_LIMIT_MS)
  settle(() => check(askNode, sent, stop.signal), stop.signal).then((status) => {
    clearTimeout(timer)
    kitStops.removeEventListener('abort', giveUp)
    if (!kitStops.aborted) emit({ type: 'pendingTransactions', hash: sent.signature, status: status ?? 'pending' })
  })
}

async function settle(look: () => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  for (let turn = 0; turn < MAX_CHECKS; turn += 1) {
    await pause(turn === 0 ? FIRST_CHECK_MS : CHECK_EVERY_MS, signal)
    if (signal.aborted) break
    const outcome = await look().catch(() => undefined)
    if (outcome !== undefined) return outcome
  }
  return undefined
}

/** The height is read first: a chain that was past it then, and still does not know the transaction, has refused it. */
async function check(askNode: AskNode, sent: SentTransaction, signal: AbortSignal): Promise<Outcome> {
  const { signature, caipNetworkId } = sent
  const isOver = await isPast(askNode, sent, signal)
  const { value } = await askNode(caipNetworkId, {
    method: 'getSignatureStatuses',
    params: [[signature]],
    schema: statusesSchema,
    signal,
  })
  const [status] = value
  if (status === null) return isOver ? 'failed' : undefined
  if (status.err !== null && status.err !== undefined) return 'failed'
  return status.confirmationStatus === 'processed' ? undefined : 'confirmed'
}

async function isPast(askNode: AskNode, sent: SentTransaction, signal: AbortSignal): Promise<boolean> {
  const { caipNetworkId, lastValidBlockHeight } = sent
  if (lastValidBlockHeight === undefined) return false
  const params = [{ commitment: 'confirmed' }]
  const asked = askNode(caipNetworkId, { method: 'getBlockHeight', params, schema: u64Schema, signal })
  return (await asked.catch(() => 0n)) > lastValidBlockHeight
}
