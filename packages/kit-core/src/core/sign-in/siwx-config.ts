import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { KitStorage } from '../../base/storage/kit-storage.js'
import type { RpcUrl } from '../adapter/adapter-context.js'
import type { SiwxMessage } from './message.js'
import type { SiwxSession } from './session.js'

/** Account and network that sign in. `accountAddress` is empty before a paired wallet reports it. */
export type CreateMessageParams = { readonly chainId: CaipNetworkId; readonly accountAddress: string }

/** What the kit passes to `SiwxConfig.attach`. */
export type SignInContext = {
  readonly storage: KitStorage
  /** RPC URLs of a network, the app's own first. */
  readonly rpcUrls: (caipNetworkId: CaipNetworkId) => Promise<readonly RpcUrl[]>
}

/**
 * How an app signs users in: creates messages and stores sessions. `createLocalSignIn` and `createServerSignIn` implement
 * it, and an app can implement its own. The kit catches everything it throws or rejects with.
 *
 * Source  spec R-SIWX-03 to 05
 */
export interface SiwxConfig {
  /** Creates a message with a fresh nonce. */
  createMessage(params: CreateMessageParams): Promise<SiwxMessage>
  /** Verifies and stores a session. Rejects when it is not valid. */
  addSession(session: SiwxSession): Promise<void>
  /** Removes the sessions of an account that are valid on a network. */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** Verifies the sessions and replaces all stored ones with them. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /**
   * The valid sessions of an account on a network, including those created on another network. Excludes expired ones.
   */
  getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  /** Whether a connecting user must sign in. Not required when absent. */
  getRequired?(): boolean
  /** Effect of cancelling a required sign-in. `previous` returns to the last account and network with a session. */
  readonly onCancel?: 'disconnect' | 'previous' | undefined
  /** Default true: a disconnect revokes the sessions of its addresses. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether sign-in applies to a network. Applies to every network of the app when absent. */
  appliesTo?(chainId: CaipNetworkId): boolean
  /** Called by the kit before any other member. */
  attach?(context: SignInContext): void
  /** Notifies that sessions or the requirement changed outside the kit, until the returned function is called. */
  onChange?(listener: () => void): () => void
}

/** Checks the signature of a session in one namespace. */
export interface SignInVerifier {
  readonly namespace: Namespace
  /** False when the account did not create the signature. Rejects when the check could not complete. */
  verify(session: SiwxSession, context?: Pick<SignInContext, 'rpcUrls'>): Promise<boolean>
}
