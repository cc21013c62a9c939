import { BuyInProgressView } from '../buy/buy-in-progress/buy-in-progress-view.js'
import { OnrampActivityView } from '../buy/onramp-activity/onramp-activity-view.js'
import { OnrampAmountView } from '../buy/onramp-amount/onramp-amount-view.js'
import { OnrampProvidersView } from '../buy/onramp-providers/onramp-providers-view.js'
import { OnrampFiatSelectView } from '../buy/onramp-select/onramp-fiat-select-view.js'
import { OnrampTokenSelectView } from '../buy/onramp-select/onramp-token-select-view.js'

/** Buying with fiat. These views load together, as the chunk `onramp`. */
export const ONRAMP_VIEWS = {
  OnRampProviders: OnrampProvidersView,
  OnRampAmount: OnrampAmountView,
  OnRampFiatSelect: OnrampFiatSelectView,
  OnRampTokenSelect: OnrampTokenSelectView,
  OnRampActivity: OnrampActivityView,
  BuyInProgress: BuyInProgressView,
}
