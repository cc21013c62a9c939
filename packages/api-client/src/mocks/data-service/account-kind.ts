import type { ScenarioName } from '../scenarios.js'

/** What an account is like. */
export type AccountKind = 'usual' | 'whale' | 'new' | 'spam' | 'long' | 'nothing'

const KINDS: Partial<Record<ScenarioName, AccountKind>> = {
  whale: 'whale',
  'new-account': 'new',
  spam: 'spam',
  'transactions-10000': 'long',
  empty: 'nothing',
}

/** What every account is like in a situation. */
export function accountKind(scenario: ScenarioName): AccountKind {
  return KINDS[scenario] ?? 'usual'
}
