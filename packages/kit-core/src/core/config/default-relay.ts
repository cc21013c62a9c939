/** Where wallets are paired unless the app names a relay of its own: the one that wallets listen to. */
export const DEFAULT_RELAY_URL = 'wss://relay.walletconnect.org'
