/** Where Multicall3 stands on every network that was given the usual deployment. */
export const MULTICALL3_ADDRESS = '0xca11bde05977b3631167028862be2a173976ca11'

/** Where Multicall3 stands on the networks of ZKsync, whose addresses come out otherwise. */
export const ZKSYNC_MULTICALL3_ADDRESS = '0xF9cda624FBC7e059355ce98a31693d299FACd963'
