import type { CaipNetworkId } from '@bowline/kit-core'
import type { SandboxOptions } from '@bowline/kit-core/testing'

/** A network that the Bitcoin sandbox wallet supports. */
export type SandboxNetwork = {
  readonly caipNetworkId: CaipNetworkId
  /** URL of an esplora API for outputs and sending. Without it, the wallet only signs. */
  readonly esploraUrl?: string | undefined
}

/** A prompt for the user, handled by the `approve` option. */
export type SandboxRequest = {
  /** Increases with each request. */
  readonly id: number
  readonly kind: 'connect' | 'sign-message' | 'send' | 'sign-psbt' | 'switch-network'
  readonly caipNetworkId: CaipNetworkId
  /** Address that would act; undefined before the accounts are shared. */
  readonly address?: string | undefined
  /** What the app sent: the message, the recipient with the amount, the PSBT in base64, or the network. */
  readonly details: Readonly<Record<string, unknown>>
}

/** Options of the sandbox wallet. */
export type SandboxWalletOptions = SandboxOptions<SandboxRequest, SandboxState> & {
  /**
   * Private keys in hex, at least one. Each is one account with a payment and an ordinals address. The first is active.
   */
  readonly privateKeys: readonly [string, ...string[]]
  /** Networks of the wallet, at least one; it starts on the first. */
  readonly networks: readonly [SandboxNetwork, ...SandboxNetwork[]]
  /**
   * Whether the Wallet Standard object has the `sats-connect:` feature, with which it sends and switches networks.
   * Default: true.
   */
  readonly hasSatsConnect?: boolean | undefined
}

/** State of the wallet. */
export type SandboxState = {
  /** Payment addresses of all accounts, the active one first. */
  readonly accounts: readonly string[]
  /** Whether the page has access. */
  readonly isConnected: boolean
  readonly isLocked: boolean
  readonly caipNetworkId: CaipNetworkId
}
