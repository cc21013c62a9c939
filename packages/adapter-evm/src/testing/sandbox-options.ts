import type { SandboxOptions } from '@bowline/kit-core/testing'
import type { Hex } from 'viem'

/** A chain the wallet knows. */
export type SandboxChain = {
  readonly chainId: number
  readonly name?: string | undefined
  /** Where to ask it, unless `request` answers. */
  readonly rpcUrl?: string | undefined
}

/** A token the wallet knows, on one of its chains. */
export type SandboxToken = {
  readonly chainId: number
  readonly address: Hex
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

/** What a person is asked. Shown and answered by whoever made the wallet. */
export type SandboxRequest = {
  /** Counts up. */
  readonly id: number
  readonly kind:
    | 'connect'
    | 'sign-message'
    | 'sign-typed-data'
    | 'send'
    | 'send-calls'
    | 'switch-chain'
    | 'add-chain'
    | 'grant-permissions'
    | 'revoke-permissions'
  readonly method: string
  /** As the app sent them. */
  readonly params: readonly unknown[]
  readonly chainId: number
  /** Absent before the accounts are open. */
  readonly address?: string | undefined
}

/** How the wallet is made. */
export type SandboxWalletOptions = SandboxOptions<SandboxRequest, SandboxState> & {
  /** At least one; the first account is active. */
  readonly privateKeys: readonly [Hex, ...Hex[]]
  /** At least one; the first is where the wallet starts. */
  readonly chains: readonly [SandboxChain, ...SandboxChain[]]
  /** Answers for the chains, in place of their addresses. */
  readonly request?: ((chainId: number, method: string, params: readonly unknown[]) => Promise<unknown>) | undefined
  /** With a list, be it empty, the wallet tells its assets itself (ERC-7811): the coin of a chain, and these tokens. */
  readonly tokens?: readonly SandboxToken[] | undefined
  /** Reverse domain name; what the kit knows the wallet by. */
  readonly rdns?: string | undefined
}

/** How the wallet stands. */
export type SandboxState = {
  /** All its accounts, the active one first. */
  readonly accounts: readonly string[]
  /** Whether the page may see them. */
  readonly isConnected: boolean
  readonly isLocked: boolean
  readonly chainId: number
  readonly chains: readonly SandboxChain[]
}
