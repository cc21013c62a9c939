import { isRestrictedRegion } from '../core/config/restricted-region.js'
import { selectIsFeatureAvailable, selectIsSocialOn } from '../core/config/select-features.js'
import { getViewRow, type ViewName } from '../core/state/views.js'
import type { Kit } from '../kit.js'

const TRADES: readonly string[] = ['swaps', 'onramp']

/**
 * Whether the features and options that a view needs are on. If not, logs a warning that names the option.
 *
 * Source  spec R-CFG-20, R-CFG-49, R-CFG-50, R-RECV-01, R-PAY-01
 */
export function isViewEnabled(kit: Kit, view: ViewName): boolean {
  const blocker = blockerOf(kit, view)
  if (blocker !== undefined) kit.log.warn(`The view ${view} is not shown: ${blocker}`)
  return blocker === undefined
}

/** The option that keeps a view off, by the name developers know. */
function blockerOf({ config, store }: Kit, view: ViewName): string | undefined {
  const state = store.get()
  const [, offBy] = getViewRow(view)
  if (offBy === undefined) return undefined
  if (offBy === 'farcaster')
    return selectIsSocialOn(state, offBy) ? undefined : '`features.socials` is without Farcaster'
  if (offBy !== 'pairing' && offBy !== 'all-wallets') {
    if (selectIsFeatureAvailable(state, config, offBy)) return undefined
    const isRegion = TRADES.includes(offBy) && config.restrictRegions && isRestrictedRegion()
    return isRegion ? '`restrictRegions` turns it off in this region' : `\`features.${offBy}\` is off`
  }
  if (!config.enablePairing) return '`enablePairing` is off'
  if (offBy === 'pairing') return undefined
  if (!config.enableWallets) return '`enableWallets` is off'
  if (config.allWallets === 'HIDE') return '`allWallets` is HIDE'
  return state.config.appFeatures.allWallets ? undefined : '`features.allWallets` is off'
}
