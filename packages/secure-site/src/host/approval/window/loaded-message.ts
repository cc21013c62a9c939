/** Message that the approval window's page posts to the frame that opened it, once the page has loaded. */
export const LOADED_MESSAGE = '@bowline-frame/WINDOW_LOADED'
