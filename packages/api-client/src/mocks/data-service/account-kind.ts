import type { ScenarioName } from '../scenarios.js'

/**
 * Kind of a mock account. `exact` and `foreign` only change how swaps are built, `unpaid` and `hanging` how purchases
 * end.
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

/** Kind of every account in a scenario. */
export function getAccountKind(scenario: ScenarioName): AccountKind {
  return KINDS[scenario] ?? 'usual'
}
