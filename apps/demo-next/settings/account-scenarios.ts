/** Scenarios of the data service for every account. */
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

/** One of them; `usual` is the scenario of all services. */
export type AccountSituation = (typeof ACCOUNT_SITUATIONS)[number]
