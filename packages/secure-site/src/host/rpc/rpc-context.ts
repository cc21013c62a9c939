import type { ConfirmApproval } from '@bowline/secure-frame/protocol'
import type { Approvals } from '../approval/approvals.js'
import type { FrameSession } from '../session/frame-session.js'
import type { FrameNetwork } from './network.js'
import type { NodeClient } from './node.js'
import type { Outbox } from './outbox/outbox.js'

/** Everything an RPC handler may use: the requesting page, the network, the session's keys, and the approval queue. */
export type RpcContext = {
  /** The page's origin, as the browser reports it. */
  readonly origin: string
  /** The name the page claims. */
  readonly getClaimedName: () => string | undefined
  readonly session: FrameSession
  readonly network: FrameNetwork
  readonly node: NodeClient
  readonly approvals: Approvals
  /** Sends signed transactions. */
  readonly outbox: Outbox
  readonly now: () => number
  readonly signal: AbortSignal
  /** Asks the page, after the approval and before signing, whether it is still waiting. */
  readonly confirm: ConfirmApproval
}
