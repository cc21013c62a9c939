/**
 * Whether the relay lets itself be reached over the app's own provider, which is left as it is and tells of no refusal: it makes
 * a connection anew for each try, and that can be seen.
 *
 * In      relayer   of the app's provider
 *         listener  called when a third connection in a row is tried, since two were refused then, and when one stays open after
 *                   that, until the returned function is called
 * Source  spec R-CONN-232
 */
import { property, type RelayerShape } from './provider-shape.js'

const REFUSALS = 2
const LOOK_MS = 500
/** One that is closed at once was refused. */
const STABLE_CHECKS = 2

/** Begins to look. */
export function watchRelayAttempts(relayer: RelayerShape, listener: (isReached: boolean) => void): () => void {
  const connection = () => property(relayer, 'provider')
  let seen = connection()
  let tries = 0
  let isProbablyOpen = 0
  let isOutOfReach = false

  function look(): void {
    isProbablyOpen = relayer.connected ? isProbablyOpen + 1 : 0
    const isReached = isProbablyOpen >= STABLE_CHECKS
    if (connection() !== seen) tries += 1
    seen = connection()
    if (isReached) tries = 0
    if (isOutOfReach ? !isReached : tries <= REFUSALS) return
    isOutOfReach = !isOutOfReach
    listener(!isOutOfReach)
  }

  const looking = setInterval(look, LOOK_MS)
  return () => clearInterval(looking)
}
