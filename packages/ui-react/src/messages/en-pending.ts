import type { Message } from './message.js'

/** Texts of the account button while transactions are pending. */
export const ENGLISH_PENDING_TEXTS = {
  'button.pending': { one: '{count} pending', other: '{count} pending' },
  'button.account-pending': '{account}, {pending}',
} as const satisfies Readonly<Record<string, Message>>
