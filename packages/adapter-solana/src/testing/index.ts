export { WalletRpcError as SandboxWalletError } from '@bowline/kit-core/testing'
export type {
  SandboxChain,
  SandboxFeatureName,
  SandboxRequest,
  SandboxState,
  SandboxWalletOptions,
} from './sandbox-options.js'
export { createSandboxWallet, type SandboxWallet } from './sandbox-wallet.js'
export type { SandboxStandardWallet } from './standard-wallet.js'
