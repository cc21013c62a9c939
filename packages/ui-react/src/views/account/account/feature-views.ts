/**
 * Maps each action on an account (receive, send, swap, buy, pay) to the view it opens. An action without a view is not offered.
 *
 * Source  R-ACCT-60, R-ACCT-61, R-RAMP-40
 */
import type { ViewName, WalletFeatureName } from '@bowline/kit-core'

/** An account action that can have its own view. */
export type AccountFeature = WalletFeatureName | 'pay'

/** View of each action. */
export type FeatureViews = Readonly<Partial<Record<AccountFeature, ViewName>>>

/** The kit's own view for each action. */
export const FEATURE_VIEWS: FeatureViews = {
  receive: 'WalletReceive',
  send: 'WalletSend',
  swaps: 'Swap',
  onramp: 'OnRampProviders',
  pay: 'Pay',
}
