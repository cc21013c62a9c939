export { WalletRpcError as ProviderRpcError } from '@bowline/kit-core/testing'
export type {
  SandboxChain,
  SandboxRequest,
  SandboxState,
  SandboxToken,
  SandboxWalletOptions,
} from './sandbox-options.js'
export type { SandboxProvider } from './sandbox-pairing.js'
export { createSandboxWallet, type SandboxWallet } from './sandbox-wallet.js'
