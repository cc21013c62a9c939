/**
 * Decides why a wallet of the directory, or a recent one, is not listed.
 *
 * In      state   networks, the namespace the modal was opened for, available connectors
 * Out     the first reason that applies; undefined for a wallet that is shown
 * Source  spec R-CONN-08, R-CONN-11, R-CONN-22, R-CONN-24, R-API-52
 */
import type { WalletListing } from '@bowline/api-client'
import { getDevice } from '../../base/browser/device.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import type { KitState } from '../../state.js'
import { isNamedBy } from './is-same-wallet.js'
import { selectCustomDeepLink } from './select-custom-deep-link.js'
import { selectRequestedNetworks } from './select-directory-chains.js'
import { getWalletLinkBase } from './wallet-url.js'

/** Why a wallet is hidden. */
export type HiddenReason =
  /** The app offers no wallets at all. */
  | 'wallets-disabled'
  /** The app hides it by `excludeWalletIds`. */
  | 'excluded'
  /** It supports none of the requested networks. */
  | 'other-namespace'
  /** It cannot be opened on a phone; or it is the QR code, which a phone cannot scan from its own screen. */
  | 'not-on-mobile'
  /** It is listed as an installed wallet. */
  | 'already-installed'
  /** An earlier row lists it. */
  | 'already-listed'
  /** It can only be paired, and pairing is off. */
  | 'pairing-disabled'
  /** Recommended, but no row is left for it. */
  | 'not-recommended'

/** Returns why a wallet is not listed, regardless of the other rows. Undefined when it may be listed. */
export function selectHiddenReason(
  state: KitState,
  config: KitConfig,
  wallet: WalletListing,
): HiddenReason | undefined {
  if (!config.enableWallets) return 'wallets-disabled'
  if (isNamedBy({ ...wallet, explorerId: wallet.id }, config.excludeWalletIds)) return 'excluded'
  if (!isOnRequestedNetwork(state, wallet)) return 'other-namespace'
  const { isMobile } = getDevice()
  const opensPage = isMobile && selectCustomDeepLink(state, config, wallet) !== undefined
  if (!config.enablePairing && !opensPage) return 'pairing-disabled'
  if (isMobile && !opensPage && !hasMobileLink(wallet)) return 'not-on-mobile'
  return undefined
}

/** Whether a wallet supports a requested network. A wallet that lists no networks counts as supporting all. */
function isOnRequestedNetwork(state: KitState, { chains }: WalletListing): boolean {
  if (chains === undefined) return true
  return selectRequestedNetworks(state).some(
    ({ caipNetworkId, chainNamespace, deprecatedCaipNetworkId }) =>
      chains.includes(caipNetworkId) ||
      chains.includes(`${chainNamespace}:*`) ||
      (deprecatedCaipNetworkId && chains.includes(deprecatedCaipNetworkId)),
  )
}

function hasMobileLink({ mobile_link, link_mode }: WalletListing): boolean {
  return getWalletLinkBase(mobile_link) !== undefined || getWalletLinkBase(link_mode) !== undefined
}
