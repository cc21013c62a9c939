import type { Kit } from '../../kit.js'
import { preloadImage } from './preload-image.js'

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
      preloadImage(kit, { kind: 'asset', id: imageId })
  }
  for (const { assets } of Object.values(network.byNamespace).flatMap(({ requested }) => requested)) {
    if (assets?.imageId !== undefined && assets.imageUrl === undefined)
      preloadImage(kit, { kind: 'asset', id: assets.imageId })
  }
}
