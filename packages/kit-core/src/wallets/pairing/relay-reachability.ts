/**
 * Tracks whether the relay can be reached. It is out of reach after two refused sockets in a row, or while the browser is
 * offline, until a socket stays open.
 *
 * In      relayer  of the client's core
 * Source  spec R-CONN-206, R-CONN-230
 */

import { perOwner } from '../../base/async/per-owner.js'
import { safeGet } from '../../base/validation/safe-get.js'
import { method, type RelayerShape } from './provider-shape.js'
import { watchRelayAttempts } from './watch-relay-attempts.js'

const REFUSALS = 2
/** In a browser, the library treats a refused socket as one that opened and closed immediately. In ms. */
const STABLE_MS = 1_000

type Reach = { refusals: number; readonly listeners: Set<(isReached: boolean) => void> }

const reaches = perOwner((): { reach?: Reach } => ({}))

/** Starts counting refused sockets of the kit's own client. */
export function watchReachability(relayer: RelayerShape): void {
  const reach: Reach = { refusals: 0, listeners: new Set() }
  reaches(relayer).reach = reach
  let isCounted = false
  let isStable = false
  let stableTimer: ReturnType<typeof setTimeout> | undefined
  const notify = (isReached: boolean) => {
    for (const listener of [...reach.listeners]) listener(isReached)
  }
  const refuse = (refusals: number) => {
    reach.refusals += refusals
    if (reach.refusals >= REFUSALS) notify(false)
  }
  /** Counts each socket once, however many events the library emits for it. */
  const refuseSocket = () => {
    if (isCounted) return
    isCounted = true
    refuse(1)
  }
  const settle = () => {
    if (!relayer.connected) return
    isStable = true
    const wasOutOfReach = reach.refusals >= REFUSALS
    reach.refusals = 0
    if (wasOutOfReach) notify(true)
  }
  relayer.on('relayer_connect', () => {
    clearTimeout(stableTimer)
    stableTimer = setTimeout(settle, STABLE_MS)
  })
  relayer.on('relayer_disconnect', () => {
    clearTimeout(stableTimer)
    if (!isStable) refuseSocket()
    isStable = false
  })
  // Emitted before the connection is closed because of it.
  relayer.on('relayer_error', () => {
    if (!isStable) refuseSocket()
  })
  wrap(relayer, 'transportDisconnect', (close) => () => {
    isCounted = true
    return close()
  })
  wrap(relayer, 'connect', (connect) => async (url) => {
    try {
      await connect(url)
    } catch (error) {
      refuse(REFUSALS)
      throw error
    }
  })
  wrap(relayer, 'createProvider', (create) => async () => {
    await create()
    isCounted = false
    wrap(safeGet(relayer, 'provider'), 'connect', (connect) => async (connection) => {
      try {
        await connect(connection)
      } catch (error) {
        refuseSocket()
        throw error
      }
    })
  })
}

/**
 * Calls the listener when the relay becomes unreachable, at each further refusal, and when it is reached again, until
 * the returned function is called. Knows less about a client of the app (`watch-relay-attempts.ts`).
 */
export function onReachabilityChange(relayer: RelayerShape, listener: (isReached: boolean) => void): () => void {
  const listeners = reaches(relayer).reach?.listeners
  if (!listeners) return watchRelayAttempts(relayer, listener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

type Method = (argument?: unknown) => unknown

function wrap(owner: unknown, name: string, around: (original: Method) => Method): void {
  const original = method(owner, name)
  if (original && typeof owner === 'object' && owner !== null) Reflect.set(owner, name, around(original))
}
