export { ProviderRpcError } from './provider-rpc-error.js'
export type { SandboxChain, SandboxRequest, SandboxState, SandboxWalletOptions } from './sandbox-options.js'
export { createSandboxWallet, type SandboxProvider, type SandboxWallet } from './sandbox-wallet.js'
