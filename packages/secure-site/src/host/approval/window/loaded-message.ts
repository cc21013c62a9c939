/** What the page of the secure site's window posts to the frame that opened it, when it has loaded. */
export const LOADED_MESSAGE = '@bowline-frame/WINDOW_LOADED'
