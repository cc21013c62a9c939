export type { EvmAdapter } from './adapter.js'
export type { WalletProvider } from './discovery/provider.js'
export { type EvmDescriptor, type EvmOptions, evm } from './evm.js'
export type { SdkProvider, SdkWallet } from './sdk/sdk-wallet.js'
