/** A wallet and its accounts in the shape of Wallet Standard. */
import type { SandboxFeatureName } from './sandbox-options.js'

/** An account as the wallet hands it to the page. */
export type SandboxStandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly `${string}:${string}`[]
  readonly features: readonly SandboxFeatureName[]
}

/** What `standard:events` tells of. */
export type SandboxChange = {
  readonly accounts?: readonly SandboxStandardAccount[]
  readonly chains?: readonly `${string}:${string}`[]
}

type Accounts = { readonly accounts: readonly SandboxStandardAccount[] }
type Signed<Output> = (...inputs: readonly unknown[]) => Promise<readonly Output[]>
type Versions = { readonly version: '1.0.0'; readonly supportedTransactionVersions: readonly ('legacy' | 0)[] }

/** All that the wallet can offer; inputs are read before they are believed. */
export type SandboxFeatures = {
  readonly 'standard:connect': { readonly version: '1.0.0'; readonly connect: (input?: unknown) => Promise<Accounts> }
  readonly 'standard:disconnect': { readonly version: '1.0.0'; readonly disconnect: () => Promise<void> }
  readonly 'standard:events': {
    readonly version: '1.0.0'
    readonly on: (event: 'change', listener: (change: SandboxChange) => void) => () => void
  }
  readonly 'solana:signMessage': {
    readonly version: '1.0.0'
    readonly signMessage: Signed<{ readonly signedMessage: Uint8Array; readonly signature: Uint8Array }>
  }
  readonly 'solana:signTransaction': Versions & {
    readonly signTransaction: Signed<{ readonly signedTransaction: Uint8Array }>
  }
  readonly 'solana:signAndSendTransaction': Versions & {
    readonly signAndSendTransaction: Signed<{ readonly signature: Uint8Array }>
  }
}

/** The object a page meets. */
export interface SandboxStandardWallet {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly `${string}:${string}`[]
  readonly features: Partial<SandboxFeatures>
  readonly accounts: readonly SandboxStandardAccount[]
}
