/** Entry script of the account window. */
import { startAccountWindow } from './start-account-window.js'

startAccountWindow().catch(() => undefined)
