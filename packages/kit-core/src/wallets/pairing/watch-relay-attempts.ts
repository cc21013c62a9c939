/**
 * Tracks whether the relay can be reached through the app's own client, which stays unpatched and reports no refusals.
 * It creates a new connection for each attempt, and that is visible.
 *
 * In      relayer   of the app's provider
 *         listener  called when a third connection in a row is attempted, because two were refused then, and when a later
 *                   one stays open
 * Source  spec R-CONN-232
 */
import { safeGet } from '../../base/validation/safe-get.js'
import type { RelayerShape } from './provider-shape.js'

const REFUSALS = 2
const CHECK_INTERVAL_MS = 500
/** Number of checks after which a connection counts as open. One that closes immediately was refused. */
const STABLE_CHECKS = 2

/** Starts checking the relayer every 500 ms, until the returned function is called. */
export function watchRelayAttempts(relayer: RelayerShape, listener: (isReached: boolean) => void): () => void {
  const connection = () => safeGet(relayer, 'provider')
  let seen = connection()
  let tries = 0
  let isProbablyOpen = 0
  let isOutOfReach = false

  function check(): void {
    isProbablyOpen = relayer.connected ? isProbablyOpen + 1 : 0
    const isReached = isProbablyOpen >= STABLE_CHECKS
    if (connection() !== seen) tries += 1
    seen = connection()
    if (isReached) tries = 0
    if (isOutOfReach ? !isReached : tries <= REFUSALS) return
    isOutOfReach = !isOutOfReach
    listener(!isOutOfReach)
  }

  const timer = setInterval(check, CHECK_INTERVAL_MS)
  return () => clearInterval(timer)
}
