// @ts-check
/** A real Solana chain for tests and the demo. See `solana-chain.d.mts`. */
export { startSolanaChain } from './start.mjs'
