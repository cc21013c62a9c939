import type { ImageKind, WalletListing } from '@bowline/api-client'
import { sanitizeText, UNKNOWN_WALLET } from '../../base/text/clean-text.js'
import type { Connector } from '../../core/adapter/connector.js'
import type { ConnectorTypeName } from '../../core/config/features.js'
import type { KitConfig } from '../../core/config/parse-options.js'

/** One row of the wallet list: a connector, a directory wallet, or the QR code. */
export type WalletRow = {
  /** Unique in the list. */
  readonly key: string
  readonly name: string
  /** URL of the icon; undefined when `imageId` or a letter is used instead. */
  readonly imageUrl: string | undefined
  /** Id of the explorer's image; load it with `watchImage`. */
  readonly imageId: string | undefined
  /** The kind of image that `imageId` refers to. */
  readonly imageKind: ImageKind
  readonly kind: ConnectorTypeName
  readonly tag: 'qrcode' | 'recent' | 'installed' | undefined
  /** The wallet announced itself, so its icon must cause no network request. */
  readonly isAnnounced: boolean
  readonly isInstalled: boolean
  /**
   * Connector to use; one with several inner connectors asks for the namespace first. Undefined for a wallet that is paired.
   */
  readonly connector: Connector | undefined
  /** The wallet as the directory or the app lists it. */
  readonly wallet: WalletListing | undefined
}

/** Creates the row of a wallet that a connector reaches. */
export function createConnectorRow(connector: Connector, { connectorImages }: KitConfig): WalletRow {
  const single = connector.connectors ?? [connector]
  const isInstalled = single.some(({ type }) => type !== 'EXTERNAL')
  const given = connectorImages[connector.id]
  const imageUrl = given ?? connector.imageUrl
  return {
    key: `${connector.type === 'MULTI_CHAIN' ? 'multi' : connector.chain}/${connector.id}`,
    name: connector.name,
    imageUrl,
    imageId: imageUrl === undefined ? single.find(({ imageId }) => imageId)?.imageId : undefined,
    imageKind: 'asset',
    kind: isInstalled ? 'injected' : 'external',
    tag: isInstalled ? 'installed' : undefined,
    isAnnounced: single.some(({ type }) => type === 'ANNOUNCED') && given === undefined,
    isInstalled,
    connector,
    wallet: undefined,
  }
}

/** Creates the row of a directory, recent or custom wallet. */
export function createListingRow(kind: ConnectorTypeName, wallet: WalletListing): WalletRow {
  return {
    key: `${kind}/${wallet.id}`,
    name: sanitizeText(wallet.name) || UNKNOWN_WALLET,
    imageUrl: wallet.image_url,
    imageId: wallet.image_url === undefined ? wallet.image_id : undefined,
    imageKind: 'wallet',
    kind,
    tag: kind === 'recent' ? 'recent' : undefined,
    isAnnounced: false,
    isInstalled: false,
    connector: undefined,
    wallet,
  }
}

/** Creates the row that shows a QR code for any wallet. */
export function createPairingRow({ connectorImages }: KitConfig): WalletRow {
  return {
    key: 'walletConnect',
    name: 'WalletConnect',
    imageUrl: connectorImages.walletConnect,
    imageId: undefined,
    imageKind: 'asset',
    kind: 'walletConnect',
    tag: 'qrcode',
    isAnnounced: false,
    isInstalled: false,
    connector: undefined,
    wallet: undefined,
  }
}
