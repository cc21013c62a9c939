import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { KitStorage } from '../../base/storage/kit-storage.js'
import type { RpcUrl } from '../adapter/adapter.js'
import type { SiwxMessage } from './message.js'
import type { SiwxSession } from './session.js'

/** Whose sign-in is asked for. `accountAddress` is empty where a paired wallet is yet to tell it. */
export type CreateMessageParams = { readonly chainId: CaipNetworkId; readonly accountAddress: string }

/** What a kit lends to the sign-in of its options. */
export type SignInContext = {
  readonly storage: KitStorage
  /** Addresses of nodes of a network, the app's own first. */
  readonly rpcUrls: (caipNetworkId: CaipNetworkId) => Promise<readonly RpcUrl[]>
}

/**
 * How an app signs visitors in: makes messages and keeps sessions. `createLocalSignIn` and `createServerSignIn` are ready
 * made; an app may bring its own. Whatever it throws or rejects with is contained.
 *
 * Source  spec R-SIWX-03 to 05
 */
export interface SiwxConfig {
  /** Makes a message with a fresh nonce. */
  createMessage(params: CreateMessageParams): Promise<SiwxMessage>
  /** Verifies a session and keeps it; rejects when it is not valid. */
  addSession(session: SiwxSession): Promise<void>
  /** Forgets the sessions of an account that count on a network. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Replaces all sessions, each verified. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** The valid sessions of an account that count on a network, also where they were made on another; none that is over. */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  /** Whether a visitor who connects has to sign in; not required when absent. */
  getRequired?(): boolean
  /** What cancelling a required sign-in does; `previous` goes back to the last account and network with a session. */
  readonly onCancel?: 'disconnect' | 'previous' | undefined
  /** Default true: a disconnect revokes the sessions of its addresses. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Networks that sign-in is for; every network of the app when absent. */
  appliesTo?(chainId: CaipNetworkId): boolean
  /** Called by a kit before anything else of it. */
  attach?(context: SignInContext): void
  /** Tells that sessions or the requirement changed outside the kit, until the returned function is called. */
  onChange?(listener: () => void): () => void
}

/** Checks the signature of a session in one namespace. */
export interface SignInVerifier {
  readonly namespace: Namespace
  /** False when the signature is not the account's; rejects when that could not be found out. */
  verify(session: SiwxSession, context?: Pick<SignInContext, 'rpcUrls'>): Promise<boolean>
}
