import { ARABIC_ACCOUNT_TEXTS } from './ar-account.js'
import { ARABIC_ACCOUNTS_TEXTS } from './ar-accounts.js'
import { ARABIC_ACTIVITY_TEXTS } from './ar-activity.js'
import { ARABIC_BASE_ERRORS, ARABIC_BASE_TEXTS } from './ar-base.js'
import { ARABIC_CONNECTING_TEXTS } from './ar-connecting.js'
import { ARABIC_EMBEDDED_ERRORS, ARABIC_EMBEDDED_TEXTS } from './ar-embedded.js'
import { ARABIC_HELP_TEXTS } from './ar-help.js'
import { ARABIC_LOGIN_ERRORS, ARABIC_LOGIN_TEXTS } from './ar-login.js'
import { ARABIC_NAMES_ERRORS, ARABIC_NAMES_TEXTS } from './ar-names.js'
import { ARABIC_NETWORKS_TEXTS } from './ar-networks.js'
import { ARABIC_ONRAMP_ERRORS, ARABIC_ONRAMP_TEXTS } from './ar-onramp.js'
import { ARABIC_PAIRING_TEXTS } from './ar-pairing.js'
import { ARABIC_PAY_ERRORS, ARABIC_PAY_TEXTS } from './ar-pay.js'
import { ARABIC_SEND_ERRORS, ARABIC_SEND_TEXTS } from './ar-send.js'
import { ARABIC_SEND_REVIEW_TEXTS } from './ar-send-review.js'
import { ARABIC_SESSION_ERRORS, ARABIC_SESSION_TEXTS } from './ar-sessions.js'
import { ARABIC_SIGN_IN_ERRORS, ARABIC_SIGN_IN_TEXTS } from './ar-sign-in.js'
import { ARABIC_SWAP_ERRORS, ARABIC_SWAP_TEXTS } from './ar-swap.js'
import { ARABIC_TOKENS_TEXTS } from './ar-tokens.js'
import { ARABIC_WALLETS_TEXTS } from './ar-wallets.js'
import { ARABIC_WHAT_IS_A_BUY_TEXTS } from './ar-what-is-a-buy.js'
import type { BaseTexts, FetchedTexts, TextPart } from './messages.js'

/** Base part of the Arabic texts. */
export const ARABIC_BASE: FetchedTexts & { readonly texts: BaseTexts } = {
  texts: ARABIC_BASE_TEXTS,
  errors: ARABIC_BASE_ERRORS,
}

/** Other parts of the Arabic texts. All are in one chunk. */
export const ARABIC_PARTS: Readonly<Record<TextPart, FetchedTexts>> = {
  account: { texts: ARABIC_ACCOUNT_TEXTS },
  accounts: { texts: ARABIC_ACCOUNTS_TEXTS },
  activity: { texts: ARABIC_ACTIVITY_TEXTS },
  connecting: { texts: ARABIC_CONNECTING_TEXTS },
  embedded: { texts: ARABIC_EMBEDDED_TEXTS, errors: ARABIC_EMBEDDED_ERRORS },
  help: { texts: ARABIC_HELP_TEXTS },
  login: { texts: ARABIC_LOGIN_TEXTS, errors: ARABIC_LOGIN_ERRORS },
  names: { texts: ARABIC_NAMES_TEXTS, errors: ARABIC_NAMES_ERRORS },
  networks: { texts: ARABIC_NETWORKS_TEXTS },
  onramp: { texts: ARABIC_ONRAMP_TEXTS, errors: ARABIC_ONRAMP_ERRORS },
  pairing: { texts: ARABIC_PAIRING_TEXTS },
  pay: { texts: ARABIC_PAY_TEXTS, errors: ARABIC_PAY_ERRORS },
  send: { texts: ARABIC_SEND_TEXTS, errors: ARABIC_SEND_ERRORS },
  'send-review': { texts: ARABIC_SEND_REVIEW_TEXTS },
  sessions: { texts: ARABIC_SESSION_TEXTS, errors: ARABIC_SESSION_ERRORS },
  'sign-in': { texts: ARABIC_SIGN_IN_TEXTS, errors: ARABIC_SIGN_IN_ERRORS },
  swap: { texts: ARABIC_SWAP_TEXTS, errors: ARABIC_SWAP_ERRORS },
  tokens: { texts: ARABIC_TOKENS_TEXTS },
  'what-is-a-buy': { texts: ARABIC_WHAT_IS_A_BUY_TEXTS },
  wallets: { texts: ARABIC_WALLETS_TEXTS },
}
