/** What the data service knows of every account, and how it answers about them. */
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

/** One of them; `usual` is whatever all services are in. */
export type AccountSituation = (typeof ACCOUNT_SITUATIONS)[number]
