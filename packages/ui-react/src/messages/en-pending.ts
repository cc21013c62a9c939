import type { Message } from './message.js'

/** The texts of the account's button while something is pending. */
export const ENGLISH_PENDING_TEXTS = {
  'button.pending': { one: '{count} pending', other: '{count} pending' },
  'button.account-pending': '{account}, {pending}',
} as const satisfies Readonly<Record<string, Message>>
