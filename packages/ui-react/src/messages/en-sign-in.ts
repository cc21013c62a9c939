import type { Message } from './message.js'

/** The texts of signing in with a wallet. */
export const ENGLISH_SIGN_IN_TEXTS = {
  'sign-in.ask': 'Sign in to {app}',
  'sign-in.what': 'Sign a message to show that this account is yours. It costs nothing and moves nothing.',
  'sign-in.account': 'Account',
  'sign-in.cancel': 'Cancel',
  'sign-in.sign': 'Sign',
  'sign-in.signing': 'Signing...',
  'sign-in.continue': 'Continue in {wallet}',
  'sign-in.other-wallet': 'Use another wallet',
  'sign-in.without': 'Continue without',
} as const satisfies Readonly<Record<string, Message>>
