/** Relay that wallets listen to. Pairs wallets unless the app sets its own relay. */
export const DEFAULT_RELAY_URL = 'wss://relay.walletconnect.org'
