/**
 * Storage key of the link that opens the paired wallet. Without the kit's prefix, because the WalletConnect provider
 * reads it under this name.
 */
export const DEEP_LINK_STORAGE_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
