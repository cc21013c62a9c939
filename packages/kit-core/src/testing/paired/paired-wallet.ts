import type { Namespace } from '../../base/caip/namespace.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import type { PairedRequestLogEntry, SandboxPairing } from '../sandbox-pairing.js'
import type { WalletFaults } from '../wallet-faults.js'

/** What a wallet grants in one namespace. */
export type PairedGrant = {
  /** CAIP-10 accounts, the active one first. */
  readonly accounts: readonly string[]
  /** Defaults to all requested methods. */
  readonly methods?: readonly string[] | undefined
  /** Defaults to all requested events. */
  readonly events?: readonly string[] | undefined
}

/** What a wallet grants, by namespace. */
export type PairedGrants = Readonly<Partial<Record<Namespace, PairedGrant>>>

/** What a page requests while pairing, by namespace. */
export type PairedProposal = Readonly<
  Record<
    string,
    { readonly chains?: readonly string[]; readonly methods: readonly string[]; readonly events: readonly string[] }
  >
>

/** How the wallet responds to proposals. `hold` keeps each one until `respond`. */
export type PairedPolicy = 'approve' | 'reject' | 'hold'

/** Options of a paired wallet. */
export type PairedWalletOptions = {
  /** The page's relay: one of `startRelay`, or the public one by default. */
  readonly relayUrl?: string | undefined
  /** Needed by the public relay. A relay of `startRelay` accepts any. */
  readonly projectId?: string | undefined
  /** Metadata the wallet shows to the page. */
  readonly metadata?:
    | {
        readonly name?: string | undefined
        readonly description?: string | undefined
        readonly url?: string | undefined
        readonly icons?: readonly string[] | undefined
      }
    | undefined
  /**
   * Sandbox wallets, at most one per namespace. They provide accounts, sign requests, and report account and network
   * changes.
   */
  readonly wallets?: readonly { readonly pairing: SandboxPairing }[] | undefined
  /** The most the wallet grants. Defaults to all accounts of `wallets`. A page gets the part it requested. */
  readonly grants?: PairedGrants | undefined
  /** Defaults to `approve`. */
  readonly policy?: PairedPolicy | undefined
  /**
   * Responds to requests instead of `wallets`. An error it throws becomes the rejection, with its `code` and
   * `message`.
   */
  readonly onRequest?: ((request: PairedRequestLogEntry) => unknown) | undefined
  /** Signs the message a page requests while pairing. Without it the wallet does not support such messages. */
  readonly onSignIn?: ((params: { readonly address: string; readonly message: string }) => Promise<string>) | undefined
  /** Stores the wallet's sessions. Defaults to memory. */
  readonly storage?: TextStorage | undefined
}

/** A WalletConnect wallet for tests, as `createPairedWallet` returns it. */
export interface PairedWallet {
  /** Received proposals, in order. */
  readonly proposals: readonly PairedProposal[]
  /** Received requests, in order. */
  readonly requests: readonly PairedRequestLogEntry[]
  /** Topics of the live sessions. */
  sessions(): readonly string[]
  /**
   * Scans a QR code or opens a link. Resolves when the page has processed the decision on its proposal, or with the
   * policy `hold` when the proposal has arrived.
   */
  pair(uri: string): Promise<void>
  /** Sets how later proposals are decided. */
  setPolicy(policy: PairedPolicy): void
  /** Decides the proposal that has waited longest. Resolves when the page has processed it. Throws when none waits. */
  respond(decision: 'approve' | 'reject'): Promise<void>
  /** Sets what later proposals are granted. */
  grant(grants: PairedGrants): void
  /** Changes what the live session grants. */
  update(grants: PairedGrants): Promise<void>
  /** Reports other active accounts on a network. Accounts are CAIP-10. */
  changeAccounts(caipNetworkId: string, accounts: readonly string[]): Promise<void>
  /** Reports another active network. */
  changeNetwork(caipNetworkId: string): Promise<void>
  /** Sends any event, valid or not, on a network of the session. */
  emit(caipNetworkId: string, event: { readonly name: string; readonly data: unknown }): Promise<void>
  /** Ends the live session. */
  disconnect(): Promise<void>
  /** Resolves when no session is left. */
  ended(): Promise<void>
  /** Disconnects from the relay without notifying the page. Messages sent meanwhile wait at the relay. */
  close(): Promise<void>
  /** Reconnects after `close`, with the stored sessions. */
  open(): Promise<void>
  /**
   * Faults of requests by method, of proposals as `session_proposal` and `session_authenticate`, and of events:
   * `accountsChanged`, `chainChanged`, `session_update`, `session_delete`, or any event of `emit`.
   */
  readonly faults: WalletFaults
}
