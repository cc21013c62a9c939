export { WalletRpcError } from '@bowline/kit-core/testing'
export type { SandboxNetwork, SandboxRequest, SandboxState, SandboxWalletOptions } from './sandbox-options.js'
export {
  createSandboxWallet,
  type SandboxInjected,
  type SandboxSatsConnect,
  type SandboxWallet,
} from './sandbox-wallet.js'
