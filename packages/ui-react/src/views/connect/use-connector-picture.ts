/**
 * The picture of a wallet that a connector reaches.
 *
 * In      connector   one that carries several has theirs
 * Out     src         the picture the app gives it, its own, or the explorer's; undefined for none
 *         dataOnly    the wallet announced itself with this picture, which may cause no request
 * Source  R-CONN-09
 */
'use client'

import type { Connector } from '@bowline/kit-core'
import { useKit } from '../../kit/use-kit.js'
import { usePicture } from '../../kit/use-picture.js'

/** A connector's picture. */
export function useConnectorPicture(connector: Connector | undefined) {
  const { connectorImages } = useKit().config
  const given = connector && connectorImages[connector.id]
  const singles = connector?.connectors ?? (connector ? [connector] : [])
  const src = usePicture({
    imageUrl: given ?? connector?.imageUrl,
    imageId: singles.find(({ imageId }) => imageId !== undefined)?.imageId,
    imageKind: 'asset',
  })
  const isAnnounced = singles.some(({ type }) => type === 'ANNOUNCED')
  return { src, dataOnly: isAnnounced && src !== undefined && src === connector?.imageUrl }
}
