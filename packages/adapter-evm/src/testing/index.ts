export { WalletRpcError as ProviderRpcError } from '@bowline/kit-core/testing'
export type {
  SandboxChain,
  SandboxRequest,
  SandboxState,
  SandboxToken,
  SandboxWalletOptions,
} from './sandbox-options.js'
export { createSandboxWallet, type SandboxProvider, type SandboxWallet } from './sandbox-wallet.js'
