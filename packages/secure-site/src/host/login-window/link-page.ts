/** Entry script of the page that a login link opens. */
import { startLinkPage } from './start-link-page.js'

startLinkPage().catch(() => undefined)
