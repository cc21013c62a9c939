import { formatDay } from '../texts/format-time.js'
import { windowText } from '../texts/window-text.js'
import type { LoginView } from './login-screen.js'

/** The view of a login whose former wallet was deleted, in epoch milliseconds. */
export const createRenewedView = (formerDeletedAtMs: number, onNext: () => void): LoginView => ({
  title: windowText('You have a new wallet'),
  lines: [
    windowText(
      'The former wallet of this login was deleted on {date}. You now have a new, empty one with other addresses.',
      { date: formatDay(formerDeletedAtMs) },
    ),
  ],
  buttons: [{ text: windowText('Continue'), onPress: onNext }],
})
