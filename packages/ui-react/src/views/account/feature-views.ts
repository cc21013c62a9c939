/**
 * The one table of what can be done with an account and the view that does it. What has no view here is not offered.
 *
 * Source  R-ACCT-60, R-ACCT-61, R-RAMP-40
 */
import type { ViewName, WalletFeatureName } from '@bowline/kit-core'

/** An action of the account that has a view of its own. */
export type AccountFeature = WalletFeatureName | 'pay'

/** Which view does what. */
export type FeatureViews = Readonly<Partial<Record<AccountFeature, ViewName>>>

/** The views there are. */
export const FEATURE_VIEWS: FeatureViews = {
  receive: 'WalletReceive',
  send: 'WalletSend',
  swaps: 'Swap',
  onramp: 'OnRampProviders',
  pay: 'Pay',
}
