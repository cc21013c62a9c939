import { ARABIC_ACCOUNT_TITLES } from './ar-account.js'
import { ARABIC_ACCOUNTS_TITLES } from './ar-accounts.js'
import { ARABIC_ACTIVITY_TITLES } from './ar-activity.js'
import { ARABIC_CONNECTING_TITLES } from './ar-connecting.js'
import { ARABIC_EMBEDDED_TITLES } from './ar-embedded.js'
import { ARABIC_HELP_TITLES } from './ar-help.js'
import { ARABIC_LOGIN_TITLES } from './ar-login.js'
import { ARABIC_NAMES_TITLES } from './ar-names.js'
import { ARABIC_NETWORKS_TITLES } from './ar-networks.js'
import { ARABIC_ONRAMP_TITLES } from './ar-onramp.js'
import { ARABIC_PAY_TITLES } from './ar-pay.js'
import { ARABIC_SEND_TITLES } from './ar-send.js'
import { ARABIC_SEND_REVIEW_TITLES } from './ar-send-review.js'
import { ARABIC_SESSION_TITLES } from './ar-sessions.js'
import { ARABIC_SIGN_IN_TITLES } from './ar-sign-in.js'
import { ARABIC_SWAP_TITLES } from './ar-swap.js'
import { ARABIC_WALLETS_TITLES } from './ar-wallets.js'
import { ARABIC_WHAT_IS_A_BUY_TITLES } from './ar-what-is-a-buy.js'
import type { ENGLISH_TITLES } from './en-titles.js'
import type { Message } from './message.js'

/** Headings of all views, and reasons why a view cannot be closed; each journey has its own. */
export const ARABIC_TITLES: Readonly<Record<keyof typeof ENGLISH_TITLES, Message>> = {
  ...ARABIC_ACCOUNT_TITLES,
  ...ARABIC_ACCOUNTS_TITLES,
  ...ARABIC_ACTIVITY_TITLES,
  ...ARABIC_WALLETS_TITLES,
  ...ARABIC_CONNECTING_TITLES,
  ...ARABIC_LOGIN_TITLES,
  ...ARABIC_EMBEDDED_TITLES,
  ...ARABIC_NETWORKS_TITLES,
  ...ARABIC_HELP_TITLES,
  ...ARABIC_WHAT_IS_A_BUY_TITLES,
  ...ARABIC_SEND_TITLES,
  ...ARABIC_SEND_REVIEW_TITLES,
  ...ARABIC_PAY_TITLES,
  ...ARABIC_SESSION_TITLES,
  ...ARABIC_SWAP_TITLES,
  ...ARABIC_ONRAMP_TITLES,
  ...ARABIC_SIGN_IN_TITLES,
  ...ARABIC_NAMES_TITLES,
}
