'use client'

/**
 * Icon of a connector's wallet, for the connecting views.
 *
 * In      connector   for a connector of several namespaces, the icons of its single connectors are used
 * Out     the image that the app set, else the wallet's own, the kit's icon, or the explorer's image
 *         dataOnly    the wallet announced itself with this icon, so it must not cause a request
 * Source  R-CONN-09
 */

import type { Connector } from '@bowline/kit-core'
import { useKit } from '../../../kit/use-kit.js'
import { useResolvedImage } from '../../../kit/use-resolved-image.js'
import { getWalletIconKeys } from '../../../kit/wallet-icon-keys.js'

/** Sources of a connector's icon. */
export function useConnectorImage(connector: Connector | undefined) {
  const { connectorImages } = useKit().config
  const given = connector && connectorImages[connector.id]
  const singles = connector?.connectors ?? (connector ? [connector] : [])
  const image = useResolvedImage({
    imageUrl: given ?? connector?.imageUrl,
    imageId: singles.find(({ imageId }) => imageId !== undefined)?.imageId,
    imageKind: 'asset',
    iconKeys: getWalletIconKeys(connector?.id, ...singles.flatMap(({ id, explorerId }) => [id, explorerId])),
  })
  const isAnnounced = singles.some(({ type }) => type === 'ANNOUNCED')
  return { ...image, dataOnly: isAnnounced && given === undefined }
}
