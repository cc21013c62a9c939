import type { ImageKind } from '@bowline/api-client'
import type { Kit } from '../../kit.js'
import { watchImage } from './watch-image.js'

/**
 * Starts loading the explorer's images of connectors and networks that have an `imageId` and no URL, so that the first
 * view finds them cached. Source: spec R-MODAL-09.
 */
export function prefetchImages(kit: Kit): void {
  const { connect, network } = kit.store.get()
  const { connectorImages } = kit.config
  const connectors = Object.values(connect.connectors).flat()
  for (const { id, imageUrl, imageId } of connectors) {
    if (imageId !== undefined && imageUrl === undefined && connectorImages[id] === undefined)
      load(kit, 'asset', imageId)
  }
  for (const { assets } of Object.values(network.byNamespace).flatMap(({ requested }) => requested)) {
    if (assets?.imageId !== undefined && assets.imageUrl === undefined) load(kit, 'asset', assets.imageId)
  }
}

/** Holds the image until it has loaded; then the views that show it hold it. */
function load(kit: Kit, kind: ImageKind, id: string): void {
  const isKnown = { now: false }
  const hold = {
    release: () => {
      isKnown.now = true
    },
  }
  const release = watchImage(kit, { kind, id, onChange: () => hold.release() })
  if (isKnown.now) release()
  else hold.release = release
}
