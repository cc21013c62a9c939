import { ENGLISH_ACCOUNT_TEXTS } from './en-account.js'
import { ENGLISH_BUTTON_TEXTS } from './en-buttons.js'
import { ENGLISH_CONNECT_TEXTS } from './en-connect.js'
import { ENGLISH_EMBEDDED_TEXTS } from './en-embedded.js'
import { ENGLISH_NETWORKS_TEXTS } from './en-networks.js'
import { ENGLISH_SEND_TEXTS } from './en-send.js'
import { ENGLISH_SWAP_TEXTS } from './en-swap.js'
import type { Message } from './message.js'

/** Every text of the kit, in English. The ids are what a host's own `messages` replace. */
export const ENGLISH_TEXTS = {
  ...ENGLISH_BUTTON_TEXTS,

  'modal.close': 'Close',
  'modal.back': 'Back',
  'modal.help': 'What is a wallet?',
  'modal.choose-network': 'Choose network',
  'modal.current-network': 'Network: {name}. Choose network',
  'modal.close-refused': 'Finish this step before closing',
  'modal.loading': 'Loading',
  'modal.chunk-failed': 'This part could not be loaded',
  'modal.chunk-failed-hint': 'Check your connection and try again.',
  'modal.try-again': 'Try again',

  'text.unknown-wallet': 'Unknown wallet',
  'text.unknown-network': 'Unknown Network',
  'text.lookalike': 'This name mixes letters that look alike',

  'copy.address': 'Copy address',
  'copy.address-copied': 'Address copied',
  'copy.link': 'Copy link',
  'copy.link-copied': 'Link copied',
  'copy.copied': 'Copied',
  'copy.failed': 'Failed to copy',

  ...ENGLISH_CONNECT_TEXTS,
  ...ENGLISH_ACCOUNT_TEXTS,
  ...ENGLISH_NETWORKS_TEXTS,
  ...ENGLISH_EMBEDDED_TEXTS,
  ...ENGLISH_SEND_TEXTS,
  ...ENGLISH_SWAP_TEXTS,

  'sign-in.title': 'Sign in',
  'sign-in.ask': 'Sign in to {app}',
  'sign-in.what': 'Sign a message to show that this account is yours. It costs nothing and moves nothing.',
  'sign-in.account': 'Account',
  'sign-in.cancel': 'Cancel',
  'sign-in.sign': 'Sign',
  'sign-in.signing': 'Signing...',
  'sign-in.continue': 'Continue in {wallet}',
  'sign-in.close-refused': 'Sign or cancel before closing',

  'what-is-a-wallet.title': 'What is a wallet?',
  'what-is-a-wallet.assets-title': 'A home for what you own',
  'what-is-a-wallet.assets-text': 'A wallet lets you hold, send and receive coins, tokens and collectibles.',
  'what-is-a-wallet.login-title': 'One key instead of many passwords',
  'what-is-a-wallet.login-text': 'Connect it to sign in. No new account, no password to remember.',
  'what-is-a-wallet.control-title': 'Only you decide',
  'what-is-a-wallet.control-text': 'Nothing leaves your wallet unless you approve it there.',
  'what-is-a-wallet.get': 'Get a wallet',
  'what-is-a-wallet.done': 'Got it',

  'toast.wallet-switched': 'Wallet switched',
  'toast.account-switched': 'Account switched',
  'alert.close': 'Dismiss',
  'error.unknown': 'That did not work. Please try again.',
} as const satisfies Readonly<Record<string, Message>>
