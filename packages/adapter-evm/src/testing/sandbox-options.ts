import type { SandboxOptions } from '@bowline/kit-core/testing'
import type { Hex } from 'viem'

/** A chain that the EVM sandbox wallet knows. */
export type SandboxChain = {
  readonly chainId: number
  readonly name?: string | undefined
  /** URL for requests, unless `request` handles them. */
  readonly rpcUrl?: string | undefined
}

/** A token on one of the wallet's chains. */
export type SandboxToken = {
  readonly chainId: number
  readonly address: Hex
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

/** A prompt for the user. The code that created the wallet shows it and responds. */
export type SandboxRequest = {
  /** Increases with each prompt. */
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
  /** The active account; undefined before the accounts are shared. */
  readonly address?: string | undefined
}

/** Options of `createSandboxWallet`. */
export type SandboxWalletOptions = SandboxOptions<SandboxRequest, SandboxState> & {
  /** At least one; the first account is active. */
  readonly privateKeys: readonly [Hex, ...Hex[]]
  /** At least one; the first is where the wallet starts. */
  readonly chains: readonly [SandboxChain, ...SandboxChain[]]
  /** Handles requests to the chains instead of their URLs. */
  readonly request?: ((chainId: number, method: string, params: readonly unknown[]) => Promise<unknown>) | undefined
  /** With a list, even an empty one, the wallet reports its assets (ERC-7811): each chain's native token and these tokens. */
  readonly tokens?: readonly SandboxToken[] | undefined
  /**
   * How the wallet runs batches of calls (EIP-5792). `none`: it has no such requests. With a `batchAccount`, all calls are one
   * transaction: the account delegates (EIP-7702) to the code at this address, which every chain must have, and calls its
   * `execute((address to, uint256 value, bytes data)[])`. By default the calls are sent in order after one prompt.
   */
  readonly batches?: 'none' | { readonly batchAccount: Hex } | undefined
  /** Reverse domain name, which is the wallet's id in the kit. Default `id.bowline.sandbox`. */
  readonly rdns?: string | undefined
}

/** Current state of the wallet. */
export type SandboxState = {
  /** All accounts of the wallet, the active one first. */
  readonly accounts: readonly string[]
  /** Whether the page may see them. */
  readonly isConnected: boolean
  readonly isLocked: boolean
  readonly chainId: number
  readonly chains: readonly SandboxChain[]
}
