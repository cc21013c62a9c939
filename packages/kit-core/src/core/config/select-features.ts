/**
 * What is switched on here and now.
 *
 * Source  spec R-CFG-13, R-CFG-20, R-CFG-38, R-CFG-45, R-CFG-47 to 49, R-CFG-65
 */
import type { KitState } from '../../state.js'
import { memoizeByKit } from '../state/memoize-by-kit.js'
import type { SocialProvider } from './features.js'
import type { KitConfig } from './parse-options.js'
import { isRestrictedRegion } from './restricted-region.js'

/** A feature that can be off. */
export type FeatureName =
  | 'swaps'
  | 'onramp'
  | 'email'
  | 'socials'
  | 'activity'
  | 'branding'
  | 'receive'
  | 'send'
  | 'smartSessions'
  | 'pay'

/** Whether a feature's entries are shown. Swaps and purchases are off in restricted regions where the app asks for it. */
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

/** Whether a social login is on offer. */
export function selectIsSocialOn({ config }: KitState, provider: SocialProvider): boolean {
  const { socials } = config.remoteFeatures
  return socials !== false && socials.includes(provider)
}

/** Whether one button stands in for the wallets of the connect list. It never does where wallets are the only way. */
export function selectIsWalletListCollapsed({ config: state }: KitState, { enableWallets }: KitConfig): boolean {
  const { emailShowWallets, collapseWallets } = state.appFeatures
  const { email, socials } = state.remoteFeatures
  return enableWallets && (collapseWallets || !emailShowWallets) && (email || socials !== false)
}

const keepSocials = memoizeByKit<readonly SocialProvider[] | false>()

/** The social logins on offer: in the order set at run time, what it leaves out after it, else in the features' own. */
export function selectSocials({ config: state }: KitState, config: KitConfig): readonly SocialProvider[] | false {
  const { socialsOrder: order, remoteFeatures } = state
  const { socials } = remoteFeatures
  return keepSocials(config, [socials, order], () => {
    if (!socials || !order) return socials
    const first = order.filter((social) => socials.includes(social))
    return [...new Set([...first, ...socials])]
  })
}
