export { coinbaseWallet } from './sdk/coinbase-wallet.js'
