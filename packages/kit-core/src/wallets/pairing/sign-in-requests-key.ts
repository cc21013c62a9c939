import { jsonKey } from '../../base/storage/stored-key.js'

/**
 * Storage key of the open sign-in requests to paired wallets. A separate file, because the code that listens for
 * responses checks it without loading the code that parses the entries.
 */
export const SIGN_IN_REQUESTS_KEY = jsonKey('asked_sign_ins', (value): value is readonly unknown[] =>
  Array.isArray(value),
)
