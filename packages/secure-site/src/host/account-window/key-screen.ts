import type { KeyParts } from '../login-window/keys/key-parts.js'
import { getErrorText } from '../texts/error-text.js'
import { getCurrent } from '../texts/language.js'
import type { AccountScreen } from './account-screen.js'

/** Draws the views of a wallet's keys in the account window. */
export function createKeyScreen(
  screen: Pick<AccountScreen, 'show'>,
): Pick<KeyParts, 'show' | 'toText' | 'texts' | 'onReleased'> {
  let showing = new AbortController()
  return {
    show({ field, ...view }) {
      showing.abort()
      showing = new AbortController()
      screen.show({ ...view, ...(field && { field }) })
      return showing.signal
    },
    toText: getErrorText,
    texts: getCurrent(),
    // No login is held here.
    onReleased: () => undefined,
  }
}
