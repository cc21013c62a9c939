import type { ChainSending } from '../rpc/outbox/chain-sending.js'
import type { ApprovedMethod } from '../rpc/rpc-context.js'

/** What the frame needs of a family of chains to review, sign and send. */
export type ChainFamily = {
  /** Methods that need the user's approval, by name. */
  readonly approvals: ReadonlyMap<string, ApprovedMethod>
  readonly sending: ChainSending
}
