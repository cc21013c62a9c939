import type { ConfirmApproval } from '@bowline/secure-frame/protocol'
import type { Approvals } from '../approval/approvals.js'
import type { FrameSession } from '../session/frame-session.js'
import type { FrameNetwork } from './network.js'
import type { AskNode } from './node.js'
import type { Outbox } from './outbox/outbox.js'

/** All that a request may use: who asks, on which network, whose keys, and how the visitor is asked. */
export type RpcContext = {
  /** The page's origin, by the browser. */
  readonly origin: string
  /** What the page calls itself. */
  readonly saysItIs: () => string | undefined
  readonly session: FrameSession
  readonly network: FrameNetwork
  readonly node: AskNode
  readonly approvals: Approvals
  /** Sends what was signed. */
  readonly outbox: Outbox
  readonly now: () => number
  readonly signal: AbortSignal
  /** Asks the page, after the approval and before the signature, whether it still waits. */
  readonly confirm: ConfirmApproval
}
