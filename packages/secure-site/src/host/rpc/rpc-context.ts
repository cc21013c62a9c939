import type { ConfirmApproval } from '@bowline/secure-frame/protocol'
import type { Accounts } from '../account/accounts.js'
import type { Approvals } from '../approval/approvals.js'
import type { FrameSession } from '../session/frame-session.js'
import type { FrameStorage } from '../session/frame-storage.js'
import type { FrameNetwork } from './network.js'
import type { NodeClient } from './node.js'
import type { Outbox } from './outbox/outbox.js'

/** The methods of smart accounts, in code that loads on demand. */
export type SmartMethods = {
  /** Resolves to undefined for a request that is not for the smart account. */
  readonly handleSmartRequest: (
    method: string,
    params: unknown,
    context: RpcContext,
  ) => Promise<{ readonly result: unknown } | undefined>
  readonly getCallsStatus: (params: unknown, context: RpcContext) => Promise<object>
  readonly getCapabilities: (params: unknown, context: RpcContext) => Promise<object>
}

/** Handles one method that needs approval. */
export type ApprovedMethod = (params: unknown, context: RpcContext) => Promise<unknown>

/** Everything an RPC handler may use: the requesting page, the network, the session's keys, and the approval queue. */
export type RpcContext = {
  /** The page's origin, as the browser reports it. */
  readonly origin: string
  /** The name the page claims. */
  readonly getClaimedName: () => string | undefined
  readonly session: FrameSession
  readonly network: FrameNetwork
  readonly node: NodeClient
  /** The network's bundler. Undefined on a network without smart accounts. */
  readonly bundler: NodeClient | undefined
  /** Node and bundler of any network of the project, and whether it has a paymaster. Undefined for another one. */
  readonly getClients: (
    caipNetworkId: string,
  ) =>
    | { readonly node: NodeClient; readonly bundler: NodeClient | undefined; readonly hasPaymaster: boolean }
    | undefined
  /** A client for another service of the network, such as a paymaster. */
  readonly createNode: (url: string) => NodeClient
  readonly accounts: Accounts
  readonly loadSmart: () => Promise<SmartMethods>
  /** Loads the methods that need approval, by name. Throws RequestRejectedError when that fails. */
  readonly loadFamily: (
    namespace: 'eip155' | 'solana',
  ) => Promise<{ readonly approvals: ReadonlyMap<string, ApprovedMethod> }>
  readonly storage: FrameStorage
  /** Project and site, as part of storage keys. */
  readonly scope: string
  readonly approvals: Approvals
  /** Sends signed transactions. */
  readonly outbox: Outbox
  readonly now: () => number
  readonly pause: (delayMs: number, signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
  /** Asks the page, after the approval and before signing, whether it is still waiting. */
  readonly confirm: ConfirmApproval
}
