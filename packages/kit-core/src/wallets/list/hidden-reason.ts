/**
 * Why a wallet is not offered.
 *
 * In      wallet  of the directory, of the recent ones, or of the app
 *         state   networks, the namespace the modal was opened for, connectors on offer
 * Out     the first reason that holds; undefined for a wallet that is offered
 * Source  spec R-CONN-08, R-CONN-11, R-CONN-22, R-CONN-24, R-API-52
 */
import type { WalletListing } from '@bowline/api-client'
import { getDevice } from '../../base/browser/device.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import type { KitState } from '../../state.js'
import { isNamedBy } from './is-same-wallet.js'
import { selectCustomDeepLink } from './select-custom-deep-link.js'
import { selectAskedNetworks } from './select-directory-chains.js'
import { walletLinkBase } from './wallet-href.js'

/** Why a wallet is not offered. */
export type HiddenReason =
  /** The app offers no wallets at all. */
  | 'wallets-disabled'
  /** The app hides it by `excludeWalletIds`. */
  | 'excluded'
  /** It serves none of the networks that are asked for. */
  | 'other-namespace'
  /** It cannot be opened on a phone; or the QR code, which a phone cannot read off itself. */
  | 'not-on-mobile'
  /** It is offered as an installed wallet. */
  | 'already-installed'
  /** It is offered by a row before. */
  | 'already-listed'
  /** It could only be paired, and pairing is off. */
  | 'pairing-disabled'
  /** Recommended while there is no place for it. */
  | 'not-recommended'

/** Why a wallet of the directory is not offered, whatever else is listed. */
export function selectHiddenReason(
  state: KitState,
  config: KitConfig,
  wallet: WalletListing,
): HiddenReason | undefined {
  if (!config.enableWallets) return 'wallets-disabled'
  if (isNamedBy({ ...wallet, explorerId: wallet.id }, config.excludeWalletIds)) return 'excluded'
  if (!isOnAskedNetwork(state, wallet)) return 'other-namespace'
  const { isMobile } = getDevice()
  const opensPage = isMobile && selectCustomDeepLink(state, config, wallet) !== undefined
  if (!config.enablePairing && !opensPage) return 'pairing-disabled'
  if (isMobile && !opensPage && !hasMobileLink(wallet)) return 'not-on-mobile'
  return undefined
}

/** Whether a wallet serves a network that is asked for; one that names no networks is taken at the service's word. */
function isOnAskedNetwork(state: KitState, { chains }: WalletListing): boolean {
  if (chains === undefined) return true
  return selectAskedNetworks(state).some(
    ({ caipNetworkId, chainNamespace, deprecatedCaipNetworkId }) =>
      chains.includes(caipNetworkId) ||
      chains.includes(`${chainNamespace}:*`) ||
      (deprecatedCaipNetworkId && chains.includes(deprecatedCaipNetworkId)),
  )
}

function hasMobileLink({ mobile_link, link_mode }: WalletListing): boolean {
  return walletLinkBase(mobile_link) !== undefined || walletLinkBase(link_mode) !== undefined
}
