import type { FetchedTexts, TextPart } from './messages.js'

/** A function for each part of the English texts that loads its chunk. The base part is loaded with the modal. */
export const ENGLISH_PARTS: Readonly<Record<TextPart, () => Promise<FetchedTexts>>> = {
  account: async () => ({ texts: (await import('./en-account.js')).ENGLISH_ACCOUNT_TEXTS }),
  accounts: async () => ({ texts: (await import('./en-accounts.js')).ENGLISH_ACCOUNTS_TEXTS }),
  activity: async () => ({ texts: (await import('./en-activity.js')).ENGLISH_ACTIVITY_TEXTS }),
  connecting: async () => ({ texts: (await import('./en-connecting.js')).ENGLISH_CONNECTING_TEXTS }),
  embedded: async () => ({ texts: (await import('./en-embedded.js')).ENGLISH_EMBEDDED_TEXTS }),
  help: async () => ({ texts: (await import('./en-help.js')).ENGLISH_HELP_TEXTS }),
  login: async () => ({ texts: (await import('./en-login.js')).ENGLISH_LOGIN_TEXTS }),
  names: async () => ({ texts: (await import('./en-names.js')).ENGLISH_NAMES_TEXTS }),
  networks: async () => ({ texts: (await import('./en-networks.js')).ENGLISH_NETWORKS_TEXTS }),
  onramp: async () => ({ texts: (await import('./en-onramp.js')).ENGLISH_ONRAMP_TEXTS }),
  pairing: async () => ({ texts: (await import('./en-pairing.js')).ENGLISH_PAIRING_TEXTS }),
  async pay() {
    const { ENGLISH_PAY_TEXTS: texts, ENGLISH_PAY_ERRORS: errors } = await import('./en-pay.js')
    return { texts, errors }
  },
  send: async () => ({ texts: (await import('./en-send.js')).ENGLISH_SEND_TEXTS }),
  'send-review': async () => ({ texts: (await import('./en-send-review.js')).ENGLISH_SEND_REVIEW_TEXTS }),
  sessions: async () => ({ texts: (await import('./en-sessions.js')).ENGLISH_SESSION_TEXTS }),
  'sign-in': async () => ({ texts: (await import('./en-sign-in.js')).ENGLISH_SIGN_IN_TEXTS }),
  swap: async () => ({ texts: (await import('./en-swap.js')).ENGLISH_SWAP_TEXTS }),
  tokens: async () => ({ texts: (await import('./en-tokens.js')).ENGLISH_TOKENS_TEXTS }),
  'what-is-a-buy': async () => ({ texts: (await import('./en-what-is-a-buy.js')).ENGLISH_WHAT_IS_A_BUY_TEXTS }),
  wallets: async () => ({ texts: (await import('./en-wallets.js')).ENGLISH_WALLETS_TEXTS }),
}
