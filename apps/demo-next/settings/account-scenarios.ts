/** Scenarios of account data (identity, names, history, balances). They apply to every account. */
export const ACCOUNT_SITUATIONS = [
  'usual',
  'whale',
  'new-account',
  'spam',
  'transactions-10000',
  'hostile',
  'slow',
  '500',
  '503',
] as const

/** A scenario of account data; `usual` keeps the scenario that is set for all services. */
export type AccountSituation = (typeof ACCOUNT_SITUATIONS)[number]
