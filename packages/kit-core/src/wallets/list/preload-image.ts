import { onAbort, perLifetime } from '../../base/async/per-owner.js'
import type { Kit } from '../../kit.js'
import { type WatchImageParams, watchImage } from './watch-image.js'

/** Functions that release the images being preloaded. One listener for all: Node warns about more than ten. */
const preloads = perLifetime((signal) => {
  const releases = new Set<() => void>()
  onAbort(signal, () => {
    for (const release of releases) release()
  })
  return releases
})

/**
 * Starts loading an image, so that the views that show it find it cached. Holds it until it has loaded or the kit stops.
 * Source: spec R-MODAL-09, R-RAMP-08, R-REACT-07.
 */
export function preloadImage(kit: Kit, image: Pick<WatchImageParams, 'kind' | 'id'>): void {
  const releases = preloads(kit)
  // A microtask later, because a cached image is reported before `watchImage` returns.
  const release = watchImage(kit, { ...image, onChange: () => queueMicrotask(end) })
  releases.add(release)
  const end = () => {
    releases.delete(release)
    release()
  }
}
