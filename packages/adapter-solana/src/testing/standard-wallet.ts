/** Types of the Solana sandbox wallet and its accounts in the shape of Wallet Standard. */
import type { SandboxFeatureName } from './sandbox-options.js'

/** An account as the page gets it. */
export type SandboxStandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly `${string}:${string}`[]
  readonly features: readonly SandboxFeatureName[]
}

/** A change that `standard:events` reports. */
export type SandboxChange = {
  readonly accounts?: readonly SandboxStandardAccount[]
  readonly chains?: readonly `${string}:${string}`[]
}

type Signs = (...inputs: readonly unknown[]) => Promise<unknown>
type Versions = { readonly version: '1.0.0'; readonly supportedTransactionVersions: readonly ('legacy' | 0)[] }

/**
 * All features that the wallet can have. Inputs are validated. A wallet with simulated faults may respond with anything.
 */
export type SandboxFeatures = {
  readonly 'standard:connect': { readonly version: '1.0.0'; readonly connect: (input?: unknown) => Promise<unknown> }
  readonly 'standard:disconnect': { readonly version: '1.0.0'; readonly disconnect: () => Promise<unknown> }
  readonly 'standard:events': {
    readonly version: '1.0.0'
    readonly on: (event: 'change', listener: (change: SandboxChange) => void) => () => void
  }
  readonly 'solana:signMessage': { readonly version: '1.0.0'; readonly signMessage: Signs }
  readonly 'solana:signTransaction': Versions & { readonly signTransaction: Signs }
  readonly 'solana:signAndSendTransaction': Versions & { readonly signAndSendTransaction: Signs }
}

/** The wallet object that the page gets. */
export interface SandboxStandardWallet {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly `${string}:${string}`[]
  readonly features: Partial<SandboxFeatures>
  readonly accounts: readonly SandboxStandardAccount[]
}
