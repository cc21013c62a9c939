/** Entry `/coinbase` of the package: the option that reaches Coinbase Wallet through its SDK, apart from the main entry. */
export { coinbaseWallet } from './sdk/coinbase-wallet.js'
