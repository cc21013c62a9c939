import type { ScenarioName } from '../scenarios.js'

/**
 * What the mock data service invents for every account: how many tokens and transactions it has. The last four are usual
 * accounts: approvals grant only the amount of the swap (`exact`), swap transactions are of a stranger (`foreign`),
 * purchases fail (`unpaid`) or never end (`hanging`).
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

/** Kind of all accounts while a scenario is set; `usual` for most scenarios. */
export function getAccountKind(scenario: ScenarioName): AccountKind {
  return KINDS[scenario] ?? 'usual'
}
