/** Entry script of the secure site's window. Only a frame of this origin gets the message, and renders the request into the page. */
import { LOADED_MESSAGE } from './loaded-message.js'

window.opener?.postMessage(LOADED_MESSAGE, window.location.origin)
