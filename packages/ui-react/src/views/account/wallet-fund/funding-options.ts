/**
 * Options to add funds to the account: buy, receive, pay.
 *
 * In      state, config   enabled features, and the active namespace
 *         views           view of each feature; by default the kit's own
 * Out     options with their views, in order; skips those that are off, not supported on the namespace, or without a view
 * Source  R-RAMP-40, R-CONST-38, R-CFG-20
 */
import {
  isSupportedOn,
  type KitConfig,
  type KitState,
  selectIsFeatureAvailable,
  type ViewName,
} from '@bowline/kit-core'
import { FEATURE_VIEWS, type FeatureViews } from '../account/feature-views.js'

const OPTIONS = ['onramp', 'receive', 'pay'] as const

/** An option to add funds, and its view. */
export type FundingOption = { readonly name: (typeof OPTIONS)[number]; readonly view: ViewName }

/** Lists the options to add funds. */
export function listFundingOptions(
  state: KitState,
  config: KitConfig,
  views: FeatureViews = FEATURE_VIEWS,
): readonly FundingOption[] {
  return OPTIONS.flatMap((name) => {
    const view = views[name]
    const exists = name === 'receive' || isSupportedOn(name, state.network.activeNamespace)
    return view !== undefined && exists && selectIsFeatureAvailable(state, config, name) ? [{ name, view }] : []
  })
}
