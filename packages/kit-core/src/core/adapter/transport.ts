/**
 * The contract of pairing: a wallet elsewhere, reached over a relay by an address that it scans or opens.
 *
 * One session serves every namespace asked for. The kit's own transport stands on WalletConnect; a host or a test may bring
 * another. Making a transport opens nothing; the relay is opened by `pair` and by `restore` of a stored session.
 *
 * Source  spec R-CONN-29, R-CONN-38 to 42, R-CONN-101, R-CONN-109; CAIP-25
 */

import type { AppMetadata } from '../../base/browser/page-metadata.js'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { SiwxMessageData } from '../sign-in/message.js'
import type { AccountState } from '../state/state.js'
import type { AccountType } from './connection.js'

/** What is asked of a wallet in one namespace. */
export type ProposedNamespace = {
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** CAIP-2 id → address of a node, for reading. */
  readonly rpcMap: Readonly<Record<string, string>>
}

/** What is asked of a wallet; every namespace is optional to it. */
export type PairingProposal = {
  readonly namespaces: Readonly<Partial<Record<Namespace, ProposedNamespace>>>
  readonly defaultCaipNetworkId: CaipNetworkId
  readonly metadata: AppMetadata
}

/** What a wallet approved in one namespace. */
export type PairedNamespace = {
  /** The active one first, as far as the wallet tells. */
  readonly accounts: readonly CaipAddress[]
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
  /** Address → kind of account, where it is not the usual one of the namespace. */
  readonly accountTypes?: Readonly<Record<string, AccountType>> | undefined
}

/** What a session tells without being asked. */
export type PairedEvent =
  | { readonly type: 'accounts'; readonly namespace: Namespace; readonly accounts: readonly CaipAddress[] }
  | { readonly type: 'network'; readonly caipNetworkId: CaipNetworkId }
  /** The wallet changed what it approves. */
  | { readonly type: 'namespaces' }
  /** Ended by the wallet, by its expiry, or found gone. */
  | { readonly type: 'ended' }
  | { readonly type: 'relay'; readonly isOnline: boolean }

/** A wallet that was paired, or another one that is reached over a session like that. */
export interface PairedSession {
  readonly topic: string
  /** Of the connections that stand on it; `walletConnect` when absent. Sessions of different ids live side by side. */
  readonly connectorId?: string | undefined
  /** What the kit shows of its account in a namespace, beside addresses. */
  readonly details?: ((namespace: Namespace) => Partial<AccountState>) | undefined
  /** As the wallet describes itself; not cleaned for showing. */
  readonly peer: { readonly name: string; readonly url?: string | undefined; readonly icon?: string | undefined }
  readonly expiresAtMs: number
  /** What is approved now. */
  readonly namespaces: () => Readonly<Partial<Record<Namespace, PairedNamespace>>>
  /** What the wallet tells of itself beside that (CAIP-25 session properties), for example capabilities. From outside. */
  readonly properties?: () => Readonly<Record<string, unknown>>
  /**
   * Asks the wallet. Rejects with what the wallet answered, at once where it approved no such method or network, and in time
   * where neither it nor the relay answers.
   */
  readonly request: (params: PairedRequest) => Promise<unknown>
  /**
   * Hears of changes until the returned function is called. An adapter names its namespace: it is told at once what the wallet
   * last said of accounts and network there while no adapter heard it.
   */
  readonly onEvent: (listener: (event: PairedEvent) => void, namespace?: Namespace) => () => void
  /** Ends the session on both sides. */
  readonly end: () => Promise<void>
}

/** A request to a paired wallet. */
export type PairedRequest = {
  readonly caipNetworkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}

/** How wallets elsewhere are reached. */
export interface PairingTransport {
  /** Makes a pairing. `onUri` is called once with its address; resolves when the wallet approved, rejects when it refused. */
  readonly pair: (params: PairParams) => Promise<PairedSession>
  /** The same, and the wallet may sign a message in the same step; absent where no wallet can be asked for that. */
  readonly pairSignedIn?: (params: PairSignedInParams) => Promise<SignedPairing>
  /** The session of an earlier page, if one lives; without one the relay is left alone. */
  readonly restore: (params: { readonly signal: AbortSignal }) => Promise<PairedSession | undefined>
  /** Waits again for the answer to what an earlier page proposed; absent where no proposal outlives its page. */
  readonly resume?: (params: ResumeParams) => Promise<ResumedPairing>
  /** The session that comes of an address the app made itself, where the transport stands on the app's own provider. */
  readonly adopt?: (params: { readonly uri: string; readonly signal: AbortSignal }) => Promise<PairedSession>
  /** Closes the relay. What is asked afterwards opens it again. */
  readonly close: () => Promise<void>
}

/** What `pairSignedIn` takes besides: what is to be signed, and on which networks, that of the message first. */
export type PairSignedInParams = PairParams & {
  readonly message: SiwxMessageData
  readonly caipNetworkIds: readonly CaipNetworkId[]
  readonly methods: readonly string[]
}

/** A wallet that was paired, and what it signed: nothing where it cannot sign in the same step. From outside. */
export type SignedPairing = {
  readonly session: PairedSession
  readonly signed: readonly { readonly cacao: unknown; readonly message: unknown }[]
}

/** What `resume` takes: the pairing's topic, and until when a wallet can answer. With the signal aborted a yes is taken back. */
export type ResumeParams = { readonly topic: string; readonly expiresAtMs: number; readonly signal: AbortSignal }

/** What `resume` gives: the wallet, and what it signed besides, in answer to which message. From outside. */
export type ResumedPairing = SignedPairing & {
  readonly asked: Pick<SiwxMessageData, 'domain' | 'uri' | 'nonce'> | undefined
}

/** What `pair` takes. */
export type PairParams = {
  readonly proposal: PairingProposal
  readonly signal: AbortSignal
  readonly onUri: (uri: string) => void
  /** The relay cannot be reached, which is tried again all the while, or is reached after that. */
  readonly onReach?: ((isReached: boolean) => void) | undefined
}
