import { jsonKey } from '../../base/storage/stored-key.js'

/** Of the sign-ins that paired wallets were asked for, apart from what reads them: who hears of answers looks for it. */
export const ASKED_SIGN_INS_KEY = jsonKey('asked_sign_ins', (value): value is readonly unknown[] =>
  Array.isArray(value),
)
