/**
 * Shows bytes to the user and signs them after approval.
 *
 * In      the signing proposal, and the review of the same bytes
 * Out     the signature
 * Throws  RequestRejectedError  declined, cancelled by the page, or signing failed; nothing was signed
 * Source  security design §7: the click carries the digest, and the worker signs only this digest; R-FRAME-68
 */
import { RequestRejectedError, RPC_CODES } from '@bowline/secure-frame/protocol'
import type { RequestApproval } from '../approval/approvals.js'
import type { Review } from '../approval/review.js'
import { toShownText } from '../approval/shown-text.js'
import { userRejected } from '../policy/rejections.js'
import type { ProposalKind, Signer } from '../signer/signer.js'
import type { RpcContext } from './rpc-context.js'

/** Bytes to sign, with their review and account. */
export type SigningRequest = {
  readonly kind: ProposalKind
  readonly bytes: Uint8Array
  readonly review: Review
  readonly account: string
  /** True when more approvals of the same request follow. The page can then still cancel. */
  readonly isPart?: boolean | undefined
}

/** Shows the card, then checks with the page that it still waits (unless more parts follow), then signs. */
export async function approveAndSign(
  { kind, bytes, review, account, isPart = false }: SigningRequest,
  {
    signer,
    requestApproval,
    context,
  }: { readonly signer: Signer; readonly requestApproval: RequestApproval; readonly context: RpcContext },
): Promise<Uint8Array> {
  const { digest } = await signer.propose({ kind, bytes })
  const claim = context.getClaimedName()
  await requestApproval({
    review,
    origin: context.origin,
    claimedName: claim === undefined ? undefined : toShownText(claim, { fallback: 'nameless' }),
    account,
    network: context.network.name,
    digest,
  })
  if (context.signal.aborted) throw userRejected()
  if (!isPart) {
    await context.confirm().catch(() => {
      throw userRejected()
    })
  }
  return signer.sign({ digest }).catch(() => {
    throw new RequestRejectedError('The wallet couldn’t sign. Try again.', { code: RPC_CODES.rejected })
  })
}
