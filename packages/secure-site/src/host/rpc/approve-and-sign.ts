/**
 * From bytes to a signature, with the visitor in between.
 *
 * In      the proposal, and what the visitor sees of the same bytes
 * Out     the signature
 * Throws  RefusedError   declined, cancelled by the page, or not signed; nothing was signed then
 * Source  security design §7: the click carries the digest, and the worker signs only this digest; R-FRAME-68
 */
import { RPC_CODES } from '@bowline/secure-frame/protocol'
import type { Ask } from '../approval/approvals.js'
import type { Review } from '../approval/review.js'
import { shownText } from '../approval/shown-text.js'
import { RefusedError, refuseDeclined } from '../policy/refused-error.js'
import type { ProposalKind, Signer } from '../signer/signer.js'
import type { RpcContext } from './rpc-context.js'

/** Bytes to sign, and who they are for. */
export type SigningRequest = {
  readonly kind: ProposalKind
  readonly bytes: Uint8Array
  readonly review: Review
  readonly account: string
  /** Other approvals of the same request follow, so that the page can still cancel it. */
  readonly isPart?: boolean | undefined
}

/** Shows and signs. */
export async function approveAndSign(
  { kind, bytes, review, account, isPart = false }: SigningRequest,
  { signer, ask, place }: { readonly signer: Signer; readonly ask: Ask; readonly place: RpcContext },
): Promise<Uint8Array> {
  const { digest } = await signer.propose({ kind, bytes })
  const claim = place.saysItIs()
  await ask({
    review,
    origin: place.origin,
    saysItIs: claim === undefined ? undefined : shownText(claim, { fallback: 'nameless' }),
    account,
    network: place.network.name,
  })
  if (place.signal.aborted) throw refuseDeclined()
  if (!isPart) {
    await place.confirm().catch(() => {
      throw refuseDeclined()
    })
  }
  return signer.sign({ digest }).catch(() => {
    throw new RefusedError('The wallet couldn’t sign. Try again.', RPC_CODES.rejected)
  })
}
