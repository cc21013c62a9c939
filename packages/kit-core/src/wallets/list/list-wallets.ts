/**
 * Lists every wallet the kit knows, with the reason why one is hidden.
 *
 * In      state   available connectors, recent wallets, the directory, the namespace the modal was opened for
 *         config  custom and hidden wallets, images, pairing
 * Out     rows    each wallet once among the visible rows, by kind in the configured order; the same list while
 *                 none of the inputs changes
 * Source  spec R-CONN-02, R-CONN-06 to 16, R-CONN-220, R-VIEW-07, R-CFG-41, R-CFG-46, R-CFG-49
 */

import type { WalletListing } from '@bowline/api-client'
import { getDevice } from '../../base/browser/device.js'
import { getNamespaces } from '../../base/caip/families.js'
import type { Connector } from '../../core/adapter/connector.js'
import type { ConnectorTypeName } from '../../core/config/features.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import type { KitState } from '../../state.js'
import { type HiddenReason, selectHiddenReason } from './hidden-reason.js'
import { isNamedBy, isSameWallet, type WalletIdentity } from './is-same-wallet.js'
import { mergeConnectors } from './merge-connectors.js'
import { toWalletListing } from './to-wallet-listing.js'
import { createConnectorRow, createListingRow, createPairingRow, type WalletRow } from './wallet-row.js'

/** A wallet the kit knows; `hidden` is the reason why it is not in the list. */
export type ListedWallet = WalletRow & { readonly hidden: HiddenReason | undefined }

/**
 * Recommended wallets are shown only while installed, recent and recommended rows together stay within this number. Phones rarely
 * have installed wallets to list.
 */
const getRecommendedMax = (isMobile: boolean): number => (isMobile ? 6 : 2)

/** How many recommended wallets the list shows at most, next to the installed and recent ones. Source: spec R-CONN-16. */
export function selectRecommendedRoom(state: KitState, config: KitConfig): number {
  return getRecommendedRoom(listWallets(state, config), config, getDevice().isMobile)
}

const keep = memoizeByOwner<readonly ListedWallet[]>()

/** Lists every wallet the kit knows, including hidden ones. */
export function listWallets(state: KitState, config: KitConfig): readonly ListedWallet[] {
  const { connect, modal, directory, recentWallets, lastWallet, network } = state
  const { connectorTypeOrder } = state.config.appFeatures
  const { isMobile } = getDevice()
  const inputs = [
    connect.connectors,
    modal.namespaceFilter,
    connectorTypeOrder,
    directory.featured,
    directory.recommended,
    recentWallets,
    lastWallet,
    network.byNamespace,
    isMobile,
  ]
  return keep(config, inputs, () => {
    const rows = markLast(collect(state, config, isMobile), lastWallet)
    return connectorTypeOrder.flatMap((kind) => rows.filter((row) => row.kind === kind))
  })
}

function collect(state: KitState, config: KitConfig, isMobile: boolean): readonly ListedWallet[] {
  const connectors = connectorRows(state, config)
  const shown: WalletIdentity[] = connectors.flatMap(({ connector, hidden }) =>
    connector && hidden === undefined ? [identityOf(connector)] : [],
  )
  const installed = [...shown]
  const list = (
    kind: ConnectorTypeName,
    wallets: readonly WalletListing[],
    { isOwn = false, max = () => Number.POSITIVE_INFINITY } = {},
  ) =>
    wallets.map((wallet): ListedWallet => {
      const identity = { ...wallet, explorerId: wallet.id }
      const isSame = (other: WalletIdentity) => isSameWallet(other, identity)
      const row = createListingRow(kind, wallet)
      const hidden = isOwn ? ownReason(config, wallet) : selectHiddenReason(state, config, wallet)
      if (hidden) return { ...row, hidden }
      if (installed.some(isSame)) return { ...row, hidden: 'already-installed' }
      if (shown.some(isSame)) return { ...row, hidden: 'already-listed' }
      if (max() <= 0) return { ...row, hidden: 'not-recommended' }
      shown.push(identity)
      return { ...row, hidden: undefined }
    })

  const { customWallets } = config
  const { directory, recentWallets } = state
  const recent = list('recent', recentWallets)
  const custom = list('custom', customWallets.map(toWalletListing), { isOwn: true })
  const featured = list('featured', directory.featured)
  let left = getRecommendedRoom([...connectors, ...recent], config, isMobile)
  const recommended = list('recommended', directory.recommended, { max: () => left-- })

  const pairing: ListedWallet = { ...createPairingRow(config), hidden: pairingReason(config, isMobile) }
  return [pairing, ...connectors, ...recent, ...featured, ...custom, ...recommended]
}

function getRecommendedRoom(
  wallets: readonly ListedWallet[],
  { customWallets, featuredWalletIds }: KitConfig,
  isMobile: boolean,
): number {
  if (featuredWalletIds.length > 0 || customWallets.length > 0) return 0
  const isBefore = ({ hidden, kind }: ListedWallet) =>
    hidden === undefined && (kind === 'injected' || kind === 'recent')
  return Math.max(0, getRecommendedMax(isMobile) - wallets.filter(isBefore).length)
}

/** Tags the wallet used last as recent, even when it is installed. Its position does not change. */
function markLast(rows: readonly ListedWallet[], lastWallet: string | undefined): readonly ListedWallet[] {
  const isLast = ({ connector, wallet, hidden }: ListedWallet) =>
    hidden === undefined &&
    (wallet ? wallet.id === lastWallet : (connector?.connectors ?? [connector]).some((one) => one?.id === lastWallet))
  const last = lastWallet === undefined ? undefined : rows.find(isLast)
  return rows.map((row) => (row === last ? { ...row, tag: 'recent' } : row))
}

function connectorRows({ connect, modal }: KitState, config: KitConfig): readonly ListedWallet[] {
  // In the order of the adapters, not in the order in which they loaded.
  const own = config.adapters.map(({ namespace }) => namespace)
  const all = [...new Set([...own, ...getNamespaces()])].flatMap((namespace) => connect.connectors[namespace] ?? [])
  const reasonOf = (connector: Connector): HiddenReason | undefined => {
    if (!config.enableWallets) return 'wallets-disabled'
    if (isNamedBy({ ...connector, rdns: connector.info?.rdns }, config.excludeWalletIds)) return 'excluded'
    return (modal.namespaceFilter ?? connector.chain) === connector.chain ? undefined : 'other-namespace'
  }
  const reasons: readonly (HiddenReason | undefined)[] = [undefined, 'wallets-disabled', 'excluded', 'other-namespace']
  return reasons.flatMap((hidden) =>
    mergeConnectors(all.filter((connector) => reasonOf(connector) === hidden)).map((connector) => ({
      ...createConnectorRow(connector, config),
      hidden,
    })),
  )
}

/** The app's own wallets are listed as configured; only `excludeWalletIds` and `enableWallets` hide them. */
function ownReason(config: KitConfig, wallet: WalletListing): HiddenReason | undefined {
  if (!config.enableWallets) return 'wallets-disabled'
  return isNamedBy({ ...wallet, explorerId: wallet.id }, config.excludeWalletIds) ? 'excluded' : undefined
}

function pairingReason({ enableWallets, enablePairing }: KitConfig, isMobile: boolean): HiddenReason | undefined {
  if (!enableWallets) return 'wallets-disabled'
  if (!enablePairing) return 'pairing-disabled'
  return isMobile ? 'not-on-mobile' : undefined
}

function identityOf({ name, info, explorerId }: Connector): WalletIdentity {
  return { name, rdns: info?.rdns, explorerId }
}
