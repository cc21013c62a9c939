import type { Kit } from '../kit.js'
import type { KitState } from '../state.js'

/** Listens for the visitor's return once there is a wallet to be asked; the returned function ends it. */
export function whenConnected(kit: Kit): () => void {
  let isWanted = false
  const look = (isRestarted = false) => {
    if (isWanted || !hasWallet(kit.store.get())) return
    isWanted = true
    stop()
    const signal = kit.lifetime()
    import('./follow-return.js')
      .then(({ followReturn }) => signal.aborted || followReturn(kit, isRestarted))
      .catch((error: unknown) => kit.log.error('The return to the page could not be followed', error))
  }
  const stop = kit.store.subscribe(() => look())
  look(true)
  return stop
}

function hasWallet({ connect }: KitState): boolean {
  return [...Object.values(connect.connections), ...Object.values(connect.awaited)].flat().length > 0
}
