export type {
  SandboxChain,
  SandboxFeatureName,
  SandboxRequest,
  SandboxState,
  SandboxWalletOptions,
} from './sandbox-options.js'
export { createSandboxWallet, type SandboxWallet } from './sandbox-wallet.js'
export { SandboxWalletError } from './sandbox-wallet-error.js'
export type { SandboxStandardWallet } from './standard-wallet.js'
