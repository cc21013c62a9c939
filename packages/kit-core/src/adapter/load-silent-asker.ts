/** Loads what asks wallets without a window: `ask-silently`. */
export const loadSilentAsker = () => import('./ask-silently.js')
