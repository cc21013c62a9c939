import type { CaipNetworkId } from '@bowline/kit-core'
import type { SandboxOptions } from '@bowline/kit-core/testing'

/** A network the wallet knows. */
export type SandboxNetwork = {
  readonly caipNetworkId: CaipNetworkId
  /** Where it reads outputs and sends transactions; without it the wallet only signs. */
  readonly esploraUrl?: string | undefined
}

/** What a person is asked. Shown and answered by whoever made the wallet. */
export type SandboxRequest = {
  /** Counts up. */
  readonly id: number
  readonly kind: 'connect' | 'sign-message' | 'send' | 'sign-psbt' | 'switch-network'
  readonly caipNetworkId: CaipNetworkId
  /** Who would do it; absent before the accounts are open. */
  readonly address?: string | undefined
  /** What the app sent: the text, the recipient with the amount, the PSBT in base64, the network. */
  readonly details: Readonly<Record<string, unknown>>
}

/** How the wallet is made. */
export type SandboxWalletOptions = SandboxOptions<SandboxRequest, SandboxState> & {
  /** Hex, at least one; each key is one account with a payment and an ordinals address. The first is active. */
  readonly privateKeys: readonly [string, ...string[]]
  /** At least one; the first is where the wallet starts. */
  readonly networks: readonly [SandboxNetwork, ...SandboxNetwork[]]
  /** Whether its Wallet Standard side has the `sats-connect:` feature, by which it sends and changes networks; true unless given. */
  readonly hasSatsConnect?: boolean | undefined
}

/** How the wallet stands. */
export type SandboxState = {
  /** Payment addresses of all accounts, the active one first. */
  readonly accounts: readonly string[]
  /** Whether the page was let in. */
  readonly isConnected: boolean
  readonly isLocked: boolean
  readonly caipNetworkId: CaipNetworkId
}
