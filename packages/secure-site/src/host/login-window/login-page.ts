/** Entry script of the secure site's login window. */
import { startLoginWindow } from './start-login-window.js'

startLoginWindow().catch(() => undefined)
