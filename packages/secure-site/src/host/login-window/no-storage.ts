import type { WindowText } from '../texts/window-text.js'

/** What a window of the secure site says in a browser that stores no data for it. */
export const NO_STORAGE: WindowText =
  'This browser keeps no data for this site, so a login cannot be tied to it. Leave private browsing, or allow data for this site.'

/** What the window says instead when the browser has passkeys. */
export const PASSKEY_ONLY: WindowText =
  'This browser keeps no data for this site, so only a passkey can log in here. For another login, leave private browsing, or allow data for this site.'
