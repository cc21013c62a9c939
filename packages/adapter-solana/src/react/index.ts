export { isKitWallet, type KitWallet } from './kit-wallet.js'
export { SolanaWalletProvider, type SolanaWalletProviderProps } from './solana-wallet-provider.js'
export { SolanaWalletSync, type SolanaWalletSyncProps } from './solana-wallet-sync.js'
