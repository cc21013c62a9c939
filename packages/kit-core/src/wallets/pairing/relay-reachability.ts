/**
 * Whether the relay lets itself be reached: not from the second socket that it refuses in a row, nor while the browser is
 * offline, until a socket is open.
 *
 * In      relayer  of the provider's core
 * Out     watchReachability  begins to count
 *         onReach     calls back at each further refusal and when the relay is reached after one, until the returned function is
 *                     called
 * Source  spec R-CONN-206, R-CONN-230
 */
import { perOwner } from '../../base/async/scope.js'
import { method, property, type RelayerShape } from './provider-shape.js'
import { watchRelayAttempts } from './watch-relay-attempts.js'

const REFUSALS = 2
/** In a browser the library takes a socket that is refused for one that was opened, and closed at once. */
const STABLE_MS = 1_000

type Reach = { refusals: number; readonly listeners: Set<(isReached: boolean) => void> }

const reaches = perOwner((): { reach?: Reach } => ({}))

/** Begins to count the sockets that are refused. */
export function watchReachability(relayer: RelayerShape): void {
  const reach: Reach = { refusals: 0, listeners: new Set() }
  reaches(relayer).reach = reach
  let isCounted = false
  let isStable = false
  let stable: ReturnType<typeof setTimeout> | undefined
  const tell = (isReached: boolean) => {
    for (const listener of [...reach.listeners]) listener(isReached)
  }
  const refuse = (refusals: number) => {
    reach.refusals += refusals
    if (reach.refusals >= REFUSALS) tell(false)
  }
  /** Each socket once, in whatever way the library tells of it. */
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
    if (wasOutOfReach) tell(true)
  }
  relayer.on('relayer_connect', () => {
    clearTimeout(stable)
    stable = setTimeout(settle, STABLE_MS)
  })
  relayer.on('relayer_disconnect', () => {
    clearTimeout(stable)
    if (!isStable) refuseSocket()
    isStable = false
  })
  // Told before the connection is closed for it.
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
    wrap(property(relayer, 'provider'), 'connect', (connect) => async (connection) => {
      try {
        await connect(connection)
      } catch (error) {
        refuseSocket()
        throw error
      }
    })
  })
}

/** Hears of the relay, over the app’s own provider as far as it can be seen. */
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
