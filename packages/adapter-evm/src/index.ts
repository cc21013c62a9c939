export type { HostProvider, HostProviderInput } from './connections/host-provider.js'
export type { EvmAdapter } from './contract.js'
export type { WalletProvider } from './discovery/provider.js'
export { type EvmDescriptor, type EvmOptions, evm } from './evm.js'
export {
  TransferRejectedError,
  type TransferRejectionReason,
  TransferRevertedError,
} from './runtime/transfer-errors.js'
export type { SdkProvider, SdkWallet } from './sdk/sdk-wallet.js'
export { type EvmVerifierOptions, evmVerifier } from './sign-in/evm-verifier.js'
