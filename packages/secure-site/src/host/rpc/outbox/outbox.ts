/**
 * Keeps signed transactions until a node has them. Each is stored before it is sent, and the same bytes are sent again
 * while no node is known to have it: a lost response never counts as "not sent".
 *
 * In      storage; the node of a network; the code of its family; a clock and a pause function
 * Out     send     resolves with the id, even when it is unknown whether the node accepted it
 *         resume   sends transactions again that earlier frames left
 * Throws  RequestRejectedError  the first node did not accept the transaction; contains the node's reason
 * Source  R-FRAME-70, R-FRAME-71
 */
import type { FrameStorage } from '../../session/frame-storage.js'
import type { NodeClient } from '../node.js'
import type { ChainSending, SendOutcome, SentState } from './chain-sending.js'
import { type OutboxEntry, parseOutboxEntry } from './outbox-entry.js'

const MAX_ENTRIES = 50
const LIFETIME_MS = 24 * 3_600_000
/** Per frame and transaction: about three hours. */
const MAX_ATTEMPTS = 200
const FIRST_PAUSE_MS = 3_000
const PAUSE_GROWTH = 1.2
const LONGEST_PAUSE_MS = 60_000
/** After this time, the frame that recorded the transaction (perhaps in another tab) has its response. */
const OTHER_FRAME_MS = 15_000

/** Dependencies of an outbox. */
type OutboxParts = {
  readonly storage: FrameStorage
  readonly projectId: string
  /** Returns undefined for a network that the project no longer has. */
  readonly getNode: (caipNetworkId: string) => NodeClient | undefined
  /** Loads what sends on a family of chains. */
  readonly loadFamily: (namespace: 'eip155' | 'solana') => Promise<{ readonly sending: ChainSending }>
  readonly now: () => number
  /** Rejects when the signal aborts. */
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
  /** Stops resending. */
  readonly signal: AbortSignal
}

/** A freshly signed transaction. */
type SignedBytes = Pick<OutboxEntry, 'caipNetworkId' | 'address' | 'raw'>

/** The signed transactions of one project in this browser. */
export interface Outbox {
  /** Passes `options` to the node with the first attempt only. */
  send(signed: SignedBytes, options?: object): Promise<string>
  resume(): Promise<void>
}

/** Opens the outbox of a project. */
export function createOutbox({ storage, projectId, getNode, loadFamily, now, pause, signal }: OutboxParts): Outbox {
  const prefix = `outbox ${JSON.stringify(projectId)} `
  const toKey = ({ id }: OutboxEntry) => `${prefix}${id}`
  const repeating = new Set<string>()
  const loadSending = async ({ caipNetworkId }: Pick<OutboxEntry, 'caipNetworkId'>) =>
    (await loadFamily(caipNetworkId.startsWith('solana:') ? 'solana' : 'eip155')).sending

  /** The stored transactions, oldest first. Removes what is too old, or no transaction. */
  async function restore(): Promise<readonly OutboxEntry[]> {
    const keys = (await storage.keys()).filter((key) => key.startsWith(prefix))
    const entries: OutboxEntry[] = []
    for (const key of keys) {
      const entry = parseOutboxEntry(await storage.get(key))
      if (entry && toKey(entry) === key && now() - entry.recordedAtMs < LIFETIME_MS) entries.push(entry)
      else await storage.remove(key)
    }
    return entries.toSorted((one, other) => one.recordedAtMs - other.recordedAtMs)
  }

  async function record(entry: OutboxEntry): Promise<void> {
    const stored = await restore()
    for (const oldest of stored.slice(0, Math.max(0, stored.length + 1 - MAX_ENTRIES))) {
      await storage.remove(toKey(oldest))
    }
    await storage.set(toKey(entry), entry)
  }

  async function repeat(entry: OutboxEntry): Promise<void> {
    if (repeating.has(entry.id)) return
    repeating.add(entry.id)
    let pauseMs = FIRST_PAUSE_MS
    try {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        await pause(pauseMs, signal)
        pauseMs = Math.min(pauseMs * PAUSE_GROWTH, LONGEST_PAUSE_MS)
        if (now() - entry.recordedAtMs >= LIFETIME_MS || (await isDone(entry))) {
          await storage.remove(toKey(entry))
          return
        }
      }
    } finally {
      repeating.delete(entry.id)
    }
  }

  /** Whether nothing is left to send. Sends the transaction again otherwise. */
  async function isDone(entry: OutboxEntry): Promise<boolean> {
    const node = getNode(entry.caipNetworkId)
    if (!node) return true
    // Without its code the transaction stays stored, for the next attempt.
    const sending = await loadSending(entry).catch(() => undefined)
    if (sending === undefined) return false
    const sentState = await sending.fetchState(entry, node, now()).catch((): SentState => 'unknown')
    if (sentState !== 'unknown') return true
    return (await sending.send(entry, node)).status === 'accepted'
  }

  const start = (entry: OutboxEntry) => void repeat(entry).catch(() => undefined)

  return {
    async send(signed, options) {
      const { caipNetworkId } = signed
      const sending = await loadSending(signed)
      const id = sending.getId(signed.raw)
      const entry = { ...signed, id, recordedAtMs: now() }
      // Another tab may have sent the same bytes. A rejection then does not prove that they were not sent.
      const wasSent = parseOutboxEntry(await storage.get(toKey(entry))) !== undefined
      await record(entry)
      const node = getNode(caipNetworkId)
      const outcome: SendOutcome = node ? await sending.send(entry, node, options) : { status: 'unknown' }
      if (outcome.status === 'unknown' || (outcome.status === 'rejected' && wasSent)) {
        start(entry)
        return id
      }
      await storage.remove(toKey(entry))
      if (outcome.status === 'rejected') throw outcome.error
      return id
    },
    async resume() {
      for (const entry of await restore()) {
        const waitMs = entry.recordedAtMs + OTHER_FRAME_MS - now()
        if (waitMs > 0) await pause(waitMs, signal)
        if (isOwnId(entry, await loadSending(entry))) start(entry)
        else await storage.remove(toKey(entry))
      }
    },
  }
}

function isOwnId(entry: OutboxEntry, { getId }: ChainSending): boolean {
  try {
    return getId(entry.raw) === entry.id
  } catch {
    return false
  }
}
