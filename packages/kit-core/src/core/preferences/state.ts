/** The user's preferences, stored across pages. */
export type PreferencesState = {
  /** Whether amounts are hidden on screen. */
  readonly areBalancesHidden: boolean
}

/** Initial value of the slice. */
export const FIRST_PREFERENCES_STATE: PreferencesState = { areBalancesHidden: false }
