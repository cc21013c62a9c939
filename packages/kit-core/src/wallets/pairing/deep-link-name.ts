/** Where the link is kept; without the kit's prefix, because the provider looks for it there. */
export const DEEP_LINK_NAME = 'WALLETCONNECT_DEEPLINK_CHOICE'
