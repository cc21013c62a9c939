/**
 * The contract of pairing: a wallet on another device or app, reached over a relay through a URI that it scans or opens.
 *
 * One session serves every proposed namespace. The kit's own transport uses WalletConnect; a host or a test can provide
 * another. Creating a transport opens nothing. `pair` opens the relay, as does `restore` when a session is stored.
 *
 * Source  spec R-CONN-29, R-CONN-38 to 42, R-CONN-101, R-CONN-109; CAIP-25
 */

import type { AppMetadata } from '../../base/browser/page-metadata.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { SiwxMessageData } from '../sign-in/message.js'
import type { AccountState } from '../state/account-state.js'
import type { AccountType } from './connection.js'

/** What the kit proposes to a wallet in one namespace. */
export type ProposedNamespace = {
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** CAIP-2 id → URL of a node, for reads. */
  readonly rpcMap: Readonly<Record<string, string>>
}

/** What the kit proposes to a wallet. The wallet can skip any namespace. */
export type PairingProposal = {
  readonly namespaces: Readonly<Partial<Record<Namespace, ProposedNamespace>>>
  readonly defaultCaipNetworkId: CaipNetworkId
  readonly metadata: AppMetadata
}

/** What a wallet approved in one namespace. */
export type PairedNamespace = {
  /** The active account first, as far as the wallet reports it. */
  readonly accounts: readonly CaipAddress[]
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Address → kind of account, for accounts of a kind other than the namespace's default. */
  readonly accountTypes?: Readonly<Record<string, AccountType>> | undefined
}

/** Events of a session, from the wallet or the relay. */
export type PairedEvent =
  | { readonly type: 'accounts'; readonly namespace: Namespace; readonly accounts: readonly CaipAddress[] }
  | { readonly type: 'network'; readonly caipNetworkId: CaipNetworkId }
  /** The wallet changed the approved namespaces. */
  | { readonly type: 'namespaces' }
  /** The wallet ended the session, it expired, or it no longer exists. */
  | { readonly type: 'ended' }
  | { readonly type: 'relay'; readonly isOnline: boolean }

/** A paired wallet, or another wallet that is reached over a similar session. */
export interface PairedSession {
  readonly topic: string
  /** Connector id of the session's connections. Default `walletConnect`. Sessions with different ids can coexist. */
  readonly connectorId?: string | undefined
  /** Account details the kit shows for a namespace, besides addresses. */
  readonly details?: ((namespace: Namespace) => Partial<AccountState>) | undefined
  /** Metadata from the wallet, not cleaned for display. */
  readonly peer: { readonly name: string; readonly url?: string | undefined; readonly icon?: string | undefined }
  readonly expiresAtMs: number
  /** The currently approved namespaces. */
  readonly namespaces: () => Readonly<Partial<Record<Namespace, PairedNamespace>>>
  /** Further properties the wallet reports (CAIP-25 session properties), such as capabilities. Untrusted. */
  readonly properties?: () => Readonly<Record<string, unknown>>
  /**
   * Sends a request to the wallet. Rejects with the wallet's error. Rejects immediately when the wallet did not approve
   * the method or network, and after a timeout when neither the wallet nor the relay responds.
   */
  readonly request: (params: PairedRequest) => Promise<unknown>
  /**
   * Subscribes to events until the returned function is called. An adapter passes its namespace: it immediately receives
   * the last accounts and network the wallet reported there while no adapter listened.
   */
  readonly onEvent: (listener: (event: PairedEvent) => void, namespace?: Namespace) => () => void
  /** Ends the session for both peers. */
  readonly end: () => Promise<void>
}

/** A request to a paired wallet. */
export type PairedRequest = {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}

/** How the kit reaches paired wallets. */
export interface PairingTransport {
  /**
   * Creates a pairing. Calls `onUri` once with its URI. Resolves when the wallet approves, rejects when it declines.
   */
  readonly pair: (params: PairParams) => Promise<PairedSession>
  /** Pairs, and lets the wallet sign a message in the same step. Absent when no wallet supports that. */
  readonly pairSignedIn?: (params: PairSignedInParams) => Promise<SignedPairing>
  /** Restores the session of an earlier page, if it is still valid. Without a stored session the relay stays closed. */
  readonly restore: (params: { readonly signal: AbortSignal }) => Promise<PairedSession | undefined>
  /** Waits for the response to a proposal of an earlier page. Absent when proposals end with their page. */
  readonly resume?: (params: ResumeParams) => Promise<ResumedPairing>
  /** The session from a URI that the app created, when the transport uses the app's own provider. */
  readonly adopt?: (params: { readonly uri: string; readonly signal: AbortSignal }) => Promise<PairedSession>
  /** Closes the relay. A later request opens it again. */
  readonly close: () => Promise<void>
}

/** Further parameters of `pairSignedIn`: the message to sign, and its networks. The message's network comes first. */
export type PairSignedInParams = PairParams & {
  readonly message: SiwxMessageData
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
}

/** A paired wallet and what it signed. `signed` is empty when it cannot sign in the same step. Untrusted. */
export type SignedPairing = {
  readonly session: PairedSession
  readonly signed: readonly { readonly cacao: unknown; readonly message: unknown }[]
}

/**
 * Parameters of `resume`: the pairing's topic, and the end of the proposal's lifetime. An approval after the signal
 * fires is disconnected.
 */
export type ResumeParams = { readonly topic: string; readonly expiresAtMs: number; readonly signal: AbortSignal }

/** Result of `resume`: the wallet, its signature if any, and the message it signed. Untrusted. */
export type ResumedPairing = SignedPairing & {
  readonly requested: Pick<SiwxMessageData, 'domain' | 'uri' | 'nonce'> | undefined
}

/** Parameters of `pair`. */
export type PairParams = {
  readonly proposal: PairingProposal
  readonly signal: AbortSignal
  readonly onUri: (uri: string) => void
  /** Called when the relay becomes unreachable, and when it is reached again. The transport keeps trying in between. */
  readonly onReach?: ((isReached: boolean) => void) | undefined
}
