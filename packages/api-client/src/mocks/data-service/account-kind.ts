import type { ScenarioName } from '../scenarios.js'

/**
 * What an account is like; `exact` and `foreign` only differ in what is built for a swap, `unpaid` and `hanging` in what
 * becomes of a purchase.
 */
export type AccountKind =
  | 'usual'
  | 'whale'
  | 'new'
  | 'spam'
  | 'long'
  | 'nothing'
  | 'exact'
  | 'foreign'
  | 'unpaid'
  | 'hanging'

const KINDS: Partial<Record<ScenarioName, AccountKind>> = {
  whale: 'whale',
  'new-account': 'new',
  spam: 'spam',
  'transactions-10000': 'long',
  empty: 'nothing',
  'exact-approval': 'exact',
  'foreign-transaction': 'foreign',
  'purchase-fails': 'unpaid',
  'purchase-hangs': 'hanging',
}

/** What every account is like in a situation. */
export function accountKind(scenario: ScenarioName): AccountKind {
  return KINDS[scenario] ?? 'usual'
}
