/**
 * The first intent: the visitor is about to use the kit, so what the modal needs of the network is asked now, once.
 *
 * Source  spec R-HOST-09, R-MODAL-09, R-CFG-15
 */
import type { Kit } from '../kit.js'

/** Asks for remote features and checks the page's origin. Failures are noted, never thrown. */
export function prefetch(kit: Kit): void {
  if (!kit.config.projectId || kit.store.get().lifecycle === 'booting') return
  kit
    .once('intent', async () => {
      const { loadRemoteFeatures } = await import('./load-remote-features.js')
      await loadRemoteFeatures(kit)
    })
    .catch((error: unknown) => kit.log.warn('The remote features could not be loaded', error))
}
