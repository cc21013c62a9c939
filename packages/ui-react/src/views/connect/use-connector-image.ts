/**
 * The picture of a wallet that a connector reaches.
 *
 * In      connector   one that carries several has theirs
 * Out     what is shown: the picture the app gives it, its own, its mark, or the explorer's
 *         dataOnly    the wallet announced itself with this picture, which may cause no request
 * Source  R-CONN-09
 */
'use client'

import type { Connector } from '@bowline/kit-core'
import { useKit } from '../../kit/use-kit.js'
import { useResolvedImage } from '../../kit/use-resolved-image.js'
import { walletMarks } from '../../kit/wallet-icon-keys.js'

/** A connector's picture. */
export function useConnectorPicture(connector: Connector | undefined) {
  const { connectorImages } = useKit().config
  const given = connector && connectorImages[connector.id]
  const singles = connector?.connectors ?? (connector ? [connector] : [])
  const picture = useResolvedImage({
    imageUrl: given ?? connector?.imageUrl,
    imageId: singles.find(({ imageId }) => imageId !== undefined)?.imageId,
    imageKind: 'asset',
    marks: walletMarks(connector?.id, ...singles.flatMap(({ id, explorerId }) => [id, explorerId])),
  })
  const isAnnounced = singles.some(({ type }) => type === 'ANNOUNCED')
  return { ...picture, dataOnly: isAnnounced && given === undefined }
}
