import type { FetchedTexts, TextPart } from './messages.js'

/** How each part of Arabic is come by. */
export const ARABIC_PARTS: Readonly<Record<TextPart, () => Promise<FetchedTexts>>> = {
  accounts: async () => ({ texts: (await import('./ar-accounts.js')).ARABIC_ACCOUNTS_TEXTS }),
  activity: async () => ({ texts: (await import('./ar-activity.js')).ARABIC_ACTIVITY_TEXTS }),
  connecting: async () => ({ texts: (await import('./ar-connecting.js')).ARABIC_CONNECTING_TEXTS }),
  embedded: async () => {
    const { ARABIC_EMBEDDED_TEXTS: texts, ARABIC_EMBEDDED_ERRORS: errors } = await import('./ar-embedded.js')
    return { texts, errors }
  },
  help: async () => ({ texts: (await import('./ar-help.js')).ARABIC_HELP_TEXTS }),
  names: async () => {
    const { ARABIC_NAMES_TEXTS: texts, ARABIC_NAMES_ERRORS: errors } = await import('./ar-names.js')
    return { texts, errors }
  },
  networks: async () => ({ texts: (await import('./ar-networks.js')).ARABIC_NETWORKS_TEXTS }),
  onramp: async () => {
    const { ARABIC_ONRAMP_TEXTS: texts, ARABIC_ONRAMP_ERRORS: errors } = await import('./ar-onramp.js')
    return { texts, errors }
  },
  pay: async () => {
    const { ARABIC_PAY_TEXTS: texts, ARABIC_PAY_ERRORS: errors } = await import('./ar-pay.js')
    return { texts, errors }
  },
  send: async () => {
    const { ARABIC_SEND_TEXTS: texts, ARABIC_SEND_ERRORS: errors } = await import('./ar-send.js')
    return { texts, errors }
  },
  sessions: async () => {
    const { ARABIC_SESSION_TEXTS: texts, ARABIC_SESSION_ERRORS: errors } = await import('./ar-sessions.js')
    return { texts, errors }
  },
  'sign-in': async () => ({ texts: (await import('./ar-sign-in.js')).ARABIC_SIGN_IN_TEXTS }),
  swap: async () => {
    const { ARABIC_SWAP_TEXTS: texts, ARABIC_SWAP_ERRORS: errors } = await import('./ar-swap.js')
    return { texts, errors }
  },
  tokens: async () => ({ texts: (await import('./ar-tokens.js')).ARABIC_TOKENS_TEXTS }),
  wallets: async () => ({ texts: (await import('./ar-wallets.js')).ARABIC_WALLETS_TEXTS }),
}
