import type { Namespace } from '../../base/caip/namespace.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import type { PairedRequestLogEntry, SandboxKeys } from '../sandbox-keys.js'
import type { WalletFaults } from '../wallet-faults.js'

/** What a wallet grants in one namespace. */
export type PairedGrant = {
  /** CAIP-10, the active one first. */
  readonly accounts: readonly string[]
  /** All that is asked for unless given. */
  readonly methods?: readonly string[] | undefined
  /** All that is asked for unless given. */
  readonly events?: readonly string[] | undefined
}

/** What a wallet grants, by namespace. */
export type PairedGrants = Readonly<Partial<Record<Namespace, PairedGrant>>>

/** What a page asks for, by namespace. */
export type PairedProposal = Readonly<
  Record<
    string,
    { readonly chains?: readonly string[]; readonly methods: readonly string[]; readonly events: readonly string[] }
  >
>

/** How proposals are decided: `hold` leaves each until `answer`. */
export type PairedPolicy = 'approve' | 'reject' | 'hold'

/** How the wallet is made. */
export type PairedWalletOptions = {
  /** The relay of the page: one of `startRelay`, or the public one, which it is unless given. */
  readonly relayUrl?: string | undefined
  /** What the public relay asks for; a relay of `startRelay` takes any. */
  readonly projectId?: string | undefined
  /** How it describes itself to the page. */
  readonly metadata?:
    | {
        readonly name?: string | undefined
        readonly description?: string | undefined
        readonly url?: string | undefined
        readonly icons?: readonly string[] | undefined
      }
    | undefined
  /** Sandbox wallets, one of a namespace: whose accounts it has, by whose keys it answers, and with whom it moves. */
  readonly wallets?: readonly { readonly keys: SandboxKeys }[] | undefined
  /** What it grants at most; all accounts of `wallets` unless given. Of it a page gets what it asked for. */
  readonly grants?: PairedGrants | undefined
  /** `approve` unless given. */
  readonly policy?: PairedPolicy | undefined
  /** Answers requests in place of `wallets`; what it throws is the refusal, with its `code` and `message`. */
  readonly onRequest?: ((request: PairedRequestLogEntry) => unknown) | undefined
  /** Signs the message that a page asks for while it pairs; without it the wallet does not know of such messages. */
  readonly onSignIn?: ((params: { readonly address: string; readonly message: string }) => Promise<string>) | undefined
  /** Where it remembers its sessions; in memory unless given. */
  readonly storage?: TextStorage | undefined
}

/** A wallet that pairs. */
export interface PairedWallet {
  /** Proposals that came, in order. */
  readonly proposals: readonly PairedProposal[]
  /** Requests that came, in order. */
  readonly requests: readonly PairedRequestLogEntry[]
  /** Topics of the sessions that live. */
  sessions(): readonly string[]
  /**
   * Scans a code, or opens a link. Resolves when the page has taken in how the proposal behind it was decided, or when the
   * proposal has come if the policy is `hold`.
   */
  pair(uri: string): Promise<void>
  /** How proposals are decided from now on. */
  setPolicy(policy: PairedPolicy): void
  /** Decides the proposal that waits longest; resolves when the page has taken it in. Throws when none waits. */
  answer(decision: 'approve' | 'reject'): Promise<void>
  /** What it grants to proposals from now on. */
  grant(grants: PairedGrants): void
  /** Changes what the live session grants. */
  update(grants: PairedGrants): Promise<void>
  /** Tells that other accounts are active in a network, CAIP-10. */
  changeAccounts(caipNetworkId: string, accounts: readonly string[]): Promise<void>
  /** Tells that it is on another network. */
  changeNetwork(caipNetworkId: string): Promise<void>
  /** Sends any event, well-formed or not, on a network of the session. */
  emit(caipNetworkId: string, event: { readonly name: string; readonly data: unknown }): Promise<void>
  /** Ends the live session. */
  disconnect(): Promise<void>
  /** Resolves when no session lives. */
  ended(): Promise<void>
  /** Goes away without a word; what is sent to it meanwhile waits at the relay. */
  close(): Promise<void>
  /** Is back after `close`, with the sessions it had. */
  open(): Promise<void>
  /**
   * What goes wrong with requests, by their method; with proposals, as `session_proposal` and `session_authenticate`; and with
   * what it tells: `accountsChanged`, `chainChanged`, `session_update`, `session_delete`, or any event of `emit`.
   */
  readonly faults: WalletFaults
}
