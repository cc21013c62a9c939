/**
 * The platforms on which a wallet can be reached from this device.
 *
 * In      wallet  undefined for the QR code that any wallet can scan
 * Out     in display order; `['unsupported']` when there is none. The same array for the same platforms
 * Source  spec R-CONN-43, R-CONN-49
 */
import type { WalletListing } from '@bowline/api-client'
import { getDevice } from '../../base/browser/device.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import type { KitState } from '../../state.js'
import { selectCustomDeepLink } from './select-custom-deep-link.js'
import { selectWalletConnector } from './select-wallet-connector.js'
import { getWalletLinkBase } from './wallet-url.js'

/**
 * How a wallet can be reached: installed in this browser, by a link on a phone, by QR code, by its web app, or by a
 * link to its desktop app.
 */
export type Platform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

const known = new Map<string, readonly Platform[]>()

/** Returns the platforms on which a wallet can be reached from this device. */
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
  const opensApp = getWalletLinkBase(mobile_link) !== undefined || getWalletLinkBase(link_mode) !== undefined
  const options: readonly [Platform, boolean][] = [
    ['browser', selectWalletConnector(state, config, wallet) !== undefined],
    ['mobile', isMobile && ((canPair && opensApp) || selectCustomDeepLink(state, config, wallet) !== undefined)],
    // The QR code opens no link, so an invalid link does not matter here.
    ['qrcode', !isMobile && canPair && (mobile_link ?? link_mode ?? pairing) !== undefined],
    ['web', canPair && getWalletLinkBase(webapp_link) !== undefined],
    ['desktop', !isMobile && canPair && getWalletLinkBase(desktop_link) !== undefined],
  ]
  return options.flatMap(([platform, isOffered]) => (isOffered ? [platform] : []))
}
