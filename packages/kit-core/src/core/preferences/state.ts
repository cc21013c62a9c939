/** What the visitor prefers, kept from page to page. */
export type PreferencesState = {
  /** Amounts are covered on screen. */
  readonly areBalancesHidden: boolean
}

/** First value of the slice. */
export const FIRST_PREFERENCES_STATE: PreferencesState = { areBalancesHidden: false }
