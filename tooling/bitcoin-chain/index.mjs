// @ts-check
/** A Bitcoin chain for one machine and one test run, and checks of what wallets sign. See `bitcoin-chain.d.mts`. */
export { startBitcoinChain } from './server.mjs'
export { verifyMessage } from './verify-message.mjs'
