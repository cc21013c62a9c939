/**
 * The ways to add funds to the account that are on offer.
 *
 * In      state, config   what is switched on, and on which family the account is
 *         views           which view does what; the table of those there are unless given
 * Out     each way with its view, in the order they are listed; one that is off, does not exist on the family, or has no
 *         view is left out
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

const WAYS = ['onramp', 'receive', 'pay'] as const

/** A way to add funds, and the view that leads it. */
export type FundingWay = { readonly name: (typeof WAYS)[number]; readonly view: ViewName }

/** Lists the ways to add funds. */
export function listFundingWays(
  state: KitState,
  config: KitConfig,
  views: FeatureViews = FEATURE_VIEWS,
): readonly FundingWay[] {
  return WAYS.flatMap((name) => {
    const view = views[name]
    const exists = name === 'receive' || isSupportedOn(name, state.network.activeNamespace)
    return view !== undefined && exists && selectIsFeatureAvailable(state, config, name) ? [{ name, view }] : []
  })
}
