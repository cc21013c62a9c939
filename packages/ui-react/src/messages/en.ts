import { ENGLISH_ACCOUNT_TEXTS } from './en-account.js'
import { ENGLISH_ACCOUNTS_TEXTS } from './en-accounts.js'
import { ENGLISH_ACTIVITY_TEXTS } from './en-activity.js'
import { ENGLISH_BASE_TEXTS } from './en-base.js'
import { ENGLISH_CONNECTING_TEXTS } from './en-connecting.js'
import { ENGLISH_EMBEDDED_TEXTS } from './en-embedded.js'
import { ENGLISH_HELP_TEXTS } from './en-help.js'
import { ENGLISH_LOGIN_TEXTS } from './en-login.js'
import { ENGLISH_NAMES_TEXTS } from './en-names.js'
import { ENGLISH_NETWORKS_TEXTS } from './en-networks.js'
import { ENGLISH_ONRAMP_TEXTS } from './en-onramp.js'
import { ENGLISH_PAIRING_TEXTS } from './en-pairing.js'
import { ENGLISH_PAY_TEXTS } from './en-pay.js'
import { ENGLISH_SEND_TEXTS } from './en-send.js'
import { ENGLISH_SEND_REVIEW_TEXTS } from './en-send-review.js'
import { ENGLISH_SESSION_TEXTS } from './en-sessions.js'
import { ENGLISH_SIGN_IN_TEXTS } from './en-sign-in.js'
import { ENGLISH_SWAP_TEXTS } from './en-swap.js'
import { ENGLISH_TOKENS_TEXTS } from './en-tokens.js'
import { ENGLISH_WALLETS_TEXTS } from './en-wallets.js'
import { ENGLISH_WHAT_IS_A_BUY_TEXTS } from './en-what-is-a-buy.js'
import type { Message } from './message.js'

/** Every English text of the kit. An app's `messages` replace texts by these ids. The modal loads the texts in parts. */
export const ENGLISH_TEXTS = {
  ...ENGLISH_BASE_TEXTS,
  ...ENGLISH_CONNECTING_TEXTS,
  ...ENGLISH_PAIRING_TEXTS,
  ...ENGLISH_WALLETS_TEXTS,
  ...ENGLISH_NETWORKS_TEXTS,
  ...ENGLISH_HELP_TEXTS,
  ...ENGLISH_SIGN_IN_TEXTS,
  ...ENGLISH_ACCOUNT_TEXTS,
  ...ENGLISH_ACCOUNTS_TEXTS,
  ...ENGLISH_TOKENS_TEXTS,
  ...ENGLISH_ACTIVITY_TEXTS,
  ...ENGLISH_SEND_TEXTS,
  ...ENGLISH_SEND_REVIEW_TEXTS,
  ...ENGLISH_SWAP_TEXTS,
  ...ENGLISH_ONRAMP_TEXTS,
  ...ENGLISH_WHAT_IS_A_BUY_TEXTS,
  ...ENGLISH_PAY_TEXTS,
  ...ENGLISH_NAMES_TEXTS,
  ...ENGLISH_SESSION_TEXTS,
  ...ENGLISH_LOGIN_TEXTS,
  ...ENGLISH_EMBEDDED_TEXTS,
} as const satisfies Readonly<Record<string, Message>>
