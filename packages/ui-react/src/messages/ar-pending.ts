import type { ENGLISH_PENDING_TEXTS } from './en-pending.js'
import type { Message } from './message.js'

/** Texts of the account button while transactions are pending. */
export const ARABIC_PENDING_TEXTS: Readonly<Record<keyof typeof ENGLISH_PENDING_TEXTS, Message>> = {
  'button.pending': {
    one: 'معاملة واحدة قيد الانتظار',
    two: 'معاملتان قيد الانتظار',
    few: '{count} معاملات قيد الانتظار',
    many: '{count} معاملة قيد الانتظار',
    other: '{count} معاملة قيد الانتظار',
  },
  'button.account-pending': '{account}، {pending}',
}
