/** Address of Multicall3 on every network with the usual deployment. */
export const MULTICALL3_ADDRESS = '0xca11bde05977b3631167028862be2a173976ca11'

/** Address of Multicall3 on ZKsync networks, which derive contract addresses differently. */
export const ZKSYNC_MULTICALL3_ADDRESS = '0xF9cda624FBC7e059355ce98a31693d299FACd963'
