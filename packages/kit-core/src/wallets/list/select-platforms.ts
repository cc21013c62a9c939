/**
 * The ways in which a wallet can be reached from here.
 *
 * In      wallet  undefined for whatever wallet, by QR code
 * Out     in the order they are offered; `unsupported` alone where there is none. The same list for the same ways
 * Source  spec R-CONN-43, R-CONN-49
 */
import type { WalletListing } from '@bowline/api-client'
import { getDevice } from '../../base/browser/device.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import type { KitState } from '../../state.js'
import { selectCustomDeepLink } from './select-custom-deep-link.js'
import { selectWalletConnector } from './select-wallet-connector.js'
import { walletLinkBase } from './wallet-href.js'

/** A way to reach a wallet. */
export type Platform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

const known = new Map<string, readonly Platform[]>()

/** The ways in which a wallet can be reached from here. */
export function selectPlatforms(
  state: KitState,
  config: KitConfig,
  wallet: WalletListing | undefined,
): readonly Platform[] {
  const found = wallet ? platformsOf(state, config, wallet) : config.enablePairing ? (['qrcode'] as const) : []
  const platforms: readonly Platform[] = found.length > 0 ? found : ['unsupported']
  const key = platforms.join()
  const same = known.get(key) ?? Object.freeze(platforms)
  known.set(key, same)
  return same
}

function platformsOf(state: KitState, config: KitConfig, wallet: WalletListing): readonly Platform[] {
  const { isMobile } = getDevice()
  const { mobile_link, link_mode, webapp_link, desktop_link, pairing } = wallet
  const canPair = config.enablePairing
  const opensApp = walletLinkBase(mobile_link) !== undefined || walletLinkBase(link_mode) !== undefined
  const ways: readonly [Platform, boolean][] = [
    ['browser', selectWalletConnector(state, config, wallet) !== undefined],
    ['mobile', isMobile && ((canPair && opensApp) || selectCustomDeepLink(state, config, wallet) !== undefined)],
    // The code leads to no link, so that a link which may not be opened does not matter here.
    ['qrcode', !isMobile && canPair && (mobile_link ?? link_mode ?? pairing) !== undefined],
    ['web', canPair && walletLinkBase(webapp_link) !== undefined],
    ['desktop', !isMobile && canPair && walletLinkBase(desktop_link) !== undefined],
  ]
  return ways.flatMap(([platform, isOffered]) => (isOffered ? [platform] : []))
}
