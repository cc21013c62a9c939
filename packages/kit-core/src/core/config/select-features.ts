/**
 * Selects the features that are available to this user on this page.
 *
 * Source  spec R-CFG-13, R-CFG-20, R-CFG-38, R-CFG-45, R-CFG-47 to 49, R-CFG-65
 */

import type { KitState } from '../../state.js'
import { memoizeByOwner } from '../state/memoize-by-owner.js'
import type { FeatureName, SocialProvider } from './features.js'
import type { KitConfig } from './parse-options.js'
import { isRestrictedRegion } from './restricted-region.js'

/**
 * Whether a feature's entries are shown. Hides swaps and purchases in restricted regions when the app sets
 * `restrictRegions`.
 */
export function selectIsFeatureAvailable(
  { config: state }: KitState,
  config: KitConfig,
  feature: FeatureName,
): boolean {
  const isTrade = feature === 'swaps' || feature === 'onramp'
  if (isTrade && config.restrictRegions && isRestrictedRegion()) return false
  const features = { ...state.appFeatures, ...state.remoteFeatures }
  return features[feature] !== false
}

/** Whether a social login is offered. */
export function selectIsSocialOn({ config }: KitState, provider: SocialProvider): boolean {
  const { socials } = config.remoteFeatures
  return socials !== false && socials.includes(provider)
}

/**
 * Whether one button replaces the wallets of the connect list. Never true when wallets are the only option to
 * connect.
 */
export function selectIsWalletListCollapsed({ config: state }: KitState, { enableWallets }: KitConfig): boolean {
  const { emailShowWallets, collapseWallets } = state.appFeatures
  const { email, socials } = state.remoteFeatures
  return enableWallets && (collapseWallets || !emailShowWallets) && (email || socials !== false)
}

const keepSocials = memoizeByOwner<readonly SocialProvider[] | false>()

/**
 * The offered social logins; false when there are none. In the order set at run time followed by the rest, else in the
 * order of the features.
 */
export function selectSocials({ config: state }: KitState, config: KitConfig): readonly SocialProvider[] | false {
  const { socialsOrder: order, remoteFeatures } = state
  const { socials } = remoteFeatures
  return keepSocials(config, [socials, order], () => {
    if (!socials || !order) return socials
    const first = order.filter((social) => socials.includes(social))
    return [...new Set([...first, ...socials])]
  })
}
