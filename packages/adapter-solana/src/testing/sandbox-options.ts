import type { SandboxOptions } from '@bowline/kit-core/testing'

/** What the wallet can be asked, by the names of Wallet Standard. */
export type SandboxFeatureName =
  | 'standard:connect'
  | 'standard:disconnect'
  | 'standard:events'
  | 'solana:signMessage'
  | 'solana:signTransaction'
  | 'solana:signAndSendTransaction'

/** A chain the wallet knows. */
export type SandboxChain = {
  /** As Wallet Standard names it: `solana:mainnet`, `solana:devnet`, `solana:testnet`, `solana:localnet`. */
  readonly chain: `solana:${string}`
  /** Where to send, unless `request` answers. */
  readonly rpcUrl?: string | undefined
}

/** What a person is asked. Shown and answered by whoever made the wallet. */
export type SandboxRequest = {
  /** Counts up. */
  readonly id: number
  readonly kind: 'connect' | 'sign-message' | 'sign-transaction' | 'send'
  readonly feature: SandboxFeatureName
  /** As the app handed them. */
  readonly inputs: readonly unknown[]
  /** Absent where the app names none. */
  readonly chain?: string | undefined
  /** Absent before the accounts are open. */
  readonly address?: string | undefined
}

/** A request as it came. */
export type SandboxAsked = { readonly feature: SandboxFeatureName; readonly inputs: readonly unknown[] }

/** How the wallet is made. */
export type SandboxWalletOptions = SandboxOptions<SandboxRequest, SandboxState> & {
  /** Ed25519 seeds of 32 bytes, at least one; the first account is the active one. */
  readonly privateKeys: readonly [Uint8Array, ...Uint8Array[]]
  /** At least one. */
  readonly chains: readonly [SandboxChain, ...SandboxChain[]]
  /** Answers for the chains, in place of their addresses. */
  readonly request?: ((chain: string, method: string, params: readonly unknown[]) => Promise<unknown>) | undefined
  /** What it offers; everything unless given. */
  readonly features?: readonly SandboxFeatureName[] | undefined
  /** The transactions it takes; legacy and version 0 unless given. */
  readonly transactionVersions?: readonly ('legacy' | 0)[] | undefined
}

/** How the wallet stands. */
export type SandboxState = {
  /** The addresses of all its keys. */
  readonly addresses: readonly string[]
  /** Those the page may see when it is let in, the active one first. */
  readonly accounts: readonly string[]
  /** Whether the page was let in. */
  readonly isConnected: boolean
  readonly isLocked: boolean
  readonly chains: readonly string[]
}
