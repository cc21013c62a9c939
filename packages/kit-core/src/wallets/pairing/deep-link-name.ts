/** Storage key of the link. Without the kit's prefix, because the provider reads it under this name. */
export const DEEP_LINK_NAME = 'WALLETCONNECT_DEEPLINK_CHOICE'
