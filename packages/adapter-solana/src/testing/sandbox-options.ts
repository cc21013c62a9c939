import type { SandboxOptions } from '@bowline/kit-core/testing'

/** Features that the Solana sandbox wallet can have, by their Wallet Standard names. */
export type SandboxFeatureName =
  | 'standard:connect'
  | 'standard:disconnect'
  | 'standard:events'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'

/** A chain that the wallet supports. */
export type SandboxChain = {
  /** Its Wallet Standard name: `solana:mainnet`, `solana:devnet`, `solana:testnet`, `solana:localnet`. */
  readonly chain: `solana:${string}`
  /** Node URL for sending, unless `request` is set. */
  readonly rpcUrl?: string | undefined
}

/** A prompt for the user, handled by the `approve` option. */
export type SandboxRequest = {
  /** Increases with each request. */
  readonly id: number
  readonly kind: 'connect' | 'sign-message' | 'sign-transaction' | 'send'
  readonly feature: SandboxFeatureName
  /** Inputs as the app passed them. */
  readonly inputs: readonly unknown[]
  /** Undefined when the app names no chain. */
  readonly chain?: string | undefined
  /** Undefined before the accounts are shared. */
  readonly address?: string | undefined
}

/** A call of a feature as the wallet received it. */
export type SandboxFeatureCall = { readonly feature: SandboxFeatureName; readonly inputs: readonly unknown[] }

/** Options of `createSandboxWallet`. */
export type SandboxWalletOptions = SandboxOptions<SandboxRequest, SandboxState> & {
  /** Ed25519 seeds of 32 bytes, at least one; the first account is the active one. */
  readonly privateKeys: readonly [Uint8Array, ...Uint8Array[]]
  /** Chains of the wallet, at least one. */
  readonly chains: readonly [SandboxChain, ...SandboxChain[]]
  /** Replaces the nodes of the chains: handles their JSON-RPC requests. */
  readonly request?: ((chain: string, method: string, params: readonly unknown[]) => Promise<unknown>) | undefined
  /** Features of the wallet. Default: all. */
  readonly features?: readonly SandboxFeatureName[] | undefined
  /** Supported transaction versions. Default: legacy and version 0. */
  readonly transactionVersions?: readonly ('legacy' | 0)[] | undefined
}

/** State of the wallet. */
export type SandboxState = {
  /** Addresses of all its keys. */
  readonly addresses: readonly string[]
  /** Addresses that the page sees once it has access, the active one first. */
  readonly accounts: readonly string[]
  /** Whether the page has access. */
  readonly isConnected: boolean
  readonly isLocked: boolean
  readonly chains: readonly string[]
}
