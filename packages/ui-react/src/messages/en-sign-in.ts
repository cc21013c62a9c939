import type { Message } from './message.js'

/** Texts of SIWXSignMessage, in which the user signs in with a wallet. */
export const ENGLISH_SIGN_IN_TEXTS = {
  'sign-in.ask': 'Sign in to {app}',
  'sign-in.what': 'Sign a message to prove this account is yours. It’s free and moves no funds.',
  'sign-in.account': 'Account',
  'sign-in.cancel': 'Cancel',
  'sign-in.sign': 'Sign',
  'sign-in.signing': 'Signing…',
  'sign-in.continue': 'Continue in {wallet}',
  'sign-in.other-wallet': 'Use another wallet',
  'sign-in.skip': 'Skip sign-in',
} as const satisfies Readonly<Record<string, Message>>
