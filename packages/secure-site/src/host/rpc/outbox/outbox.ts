/**
 * Signed transactions from the moment they are signed until a node has them. Each is stored before a node gets it, and the same
 * bytes are sent again while no node is known to have it: a lost response is never "not sent".
 *
 * In      storage and node of a network; a clock and its pauses
 * Out     send     resolves with the id, also when it is not known whether the node took it
 *         resume   sends again what earlier frames left
 * Throws  RefusedError   the first node to get it did not take it; its reason
 * Source  R-FRAME-70, R-FRAME-71
 */
import type { FrameStorage } from '../../session/frame-storage.js'
import type { AskNode } from '../node.js'
import type { ChainSending, SendOutcome, SentStanding } from './chain-sending.js'
import { EVM_SENDING } from './evm-sending.js'
import { type OutboxEntry, readOutboxEntry } from './outbox-entry.js'
import { SOLANA_SENDING } from './solana-sending.js'

const MAX_ENTRIES = 50
const LIFETIME_MS = 24 * 3_600_000
/** Per frame and transaction: three hours. */
const MAX_ATTEMPTS = 200
const FIRST_PAUSE_MS = 3_000
const PAUSE_GROWTH = 1.2
const LONGEST_PAUSE_MS = 60_000
/** The frame that recorded it, in another tab perhaps, has its response by then. */
const OTHER_FRAME_MS = 15_000

/** What an outbox is made of. */
type OutboxParts = {
  readonly storage: FrameStorage
  readonly projectId: string
  /** Undefined for a network that the project no longer has. */
  readonly nodeOf: (caipNetworkId: string) => AskNode | undefined
  readonly now: () => number
  /** Rejects when the signal fires. */
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
  /** Stops the repetitions. */
  readonly signal: AbortSignal
}

/** A transaction that was signed just now. */
type SignedBytes = Pick<OutboxEntry, 'caipNetworkId' | 'address' | 'raw'>

/** The signed transactions of a project in this browser. */
export interface Outbox {
  /** `options` go to the node with the first attempt. */
  send(signed: SignedBytes, options?: object): Promise<string>
  resume(): Promise<void>
}

/** Opens the outbox of a project. */
export function createOutbox({ storage, projectId, nodeOf, now, pause, signal }: OutboxParts): Outbox {
  const prefix = `outbox ${JSON.stringify(projectId)} `
  const keyOf = ({ id }: OutboxEntry) => `${prefix}${id}`
  const repeating = new Set<string>()

  async function restore(): Promise<readonly OutboxEntry[]> {
    const keys = (await storage.keys()).filter((key) => key.startsWith(prefix))
    const entries: OutboxEntry[] = []
    for (const key of keys) {
      const entry = readOutboxEntry(await storage.get(key))
      if (entry && isOwnId(entry) && now() - entry.recordedAtMs < LIFETIME_MS) entries.push(entry)
      else await storage.remove(key)
    }
    return entries.toSorted((one, other) => one.recordedAtMs - other.recordedAtMs)
  }

  async function record(entry: OutboxEntry): Promise<void> {
    const stored = await restore()
    for (const oldest of stored.slice(0, Math.max(0, stored.length + 1 - MAX_ENTRIES))) {
      await storage.remove(keyOf(oldest))
    }
    await storage.set(keyOf(entry), entry)
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
          await storage.remove(keyOf(entry))
          return
        }
      }
    } finally {
      repeating.delete(entry.id)
    }
  }

  /** Whether nothing is left to be sent; sends otherwise. */
  async function isDone(entry: OutboxEntry): Promise<boolean> {
    const node = nodeOf(entry.caipNetworkId)
    if (!node) return true
    const sending = sendingOf(entry)
    const standing = await sending.look(entry, node, now()).catch((): SentStanding => 'unknown')
    if (standing !== 'unknown') return true
    return (await sending.send(entry, node)).status === 'accepted'
  }

  const start = (entry: OutboxEntry) => void repeat(entry).catch(() => undefined)

  return {
    async send(signed, options) {
      const { caipNetworkId } = signed
      const id = sendingOf(signed).idOf(signed.raw)
      const entry = { ...signed, id, recordedAtMs: now() }
      // Another tab may have sent the same bytes: then no response can mean that they were not sent.
      const wasSent = readOutboxEntry(await storage.get(keyOf(entry))) !== undefined
      await record(entry)
      const node = nodeOf(caipNetworkId)
      const outcome: SendOutcome = node ? await sendingOf(signed).send(entry, node, options) : { status: 'unknown' }
      if (outcome.status === 'unknown' || (outcome.status === 'refused' && wasSent)) {
        start(entry)
        return id
      }
      await storage.remove(keyOf(entry))
      if (outcome.status === 'refused') throw outcome.error
      return id
    },
    async resume() {
      for (const entry of await restore()) {
        const waitMs = entry.recordedAtMs + OTHER_FRAME_MS - now()
        if (waitMs > 0) await pause(waitMs, signal)
        start(entry)
      }
    },
  }
}

function isOwnId(entry: OutboxEntry): boolean {
  try {
    return sendingOf(entry).idOf(entry.raw) === entry.id
  } catch {
    return false
  }
}

function sendingOf({ caipNetworkId }: Pick<OutboxEntry, 'caipNetworkId'>): ChainSending {
  return caipNetworkId.startsWith('solana:') ? SOLANA_SENDING : EVM_SENDING
}
