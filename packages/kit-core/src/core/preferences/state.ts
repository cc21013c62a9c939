/** The user's preferences, stored across pages. */
export type PreferencesState = {
  /** Whether amounts are hidden on screen. */
  readonly areBalancesHidden: boolean
}

export const INITIAL_PREFERENCES_STATE: PreferencesState = { areBalancesHidden: false }
