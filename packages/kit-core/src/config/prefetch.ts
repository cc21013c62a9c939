/**
 * The first intent: the visitor is about to use the kit, so what the modal needs of the network is asked now, once.
 *
 * Source  spec R-HOST-09, R-MODAL-09, R-CFG-15
 */
import type { Kit } from '../kit.js'

/** Asks for remote features and checks the page's origin. Failures are noted, never thrown. Before the start it waits for it. */
export function prefetch(kit: Kit): void {
  if (!kit.config.projectId) return
  if (kit.store.get().lifecycle !== 'booting') {
    load(kit)
    return
  }
  void kit.once('intent-before-start', async () => {
    const stop = kit.subscribe(
      ({ lifecycle }) => lifecycle !== 'booting',
      (isStarted) => {
        if (!isStarted) return
        stop()
        load(kit)
      },
    )
  })
}

function load(kit: Kit): void {
  const signal = kit.lifetime()
  const task = async () => {
    const { loadRemoteFeatures } = await import('./load-remote-features.js')
    await loadRemoteFeatures(kit, signal)
  }
  kit.once('intent', task).catch((error: unknown) => {
    if (!signal.aborted) kit.log.warn('The remote features could not be loaded', error)
  })
}
