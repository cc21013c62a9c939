/**
 * Has the kit's own client remember a proposal for as long as its answer may come. Left to itself it forgets the proposal when
 * the wallet's time is over, and with it a yes that the wallet gave in time.
 *
 * In      topic  of the pairing
 * Source  spec R-CONN-160; @walletconnect/sign-client 2.21.8
 */
import { ANSWER_LIFETIME_MS } from '../list/pairing-uri.js'
import { type ClientShape, method, property } from './provider-shape.js'

/** Has it remembered. */
export async function extendProposalExpiry({ core, proposal }: ClientShape, topic: string): Promise<void> {
  const kept = proposal.getAll().find((each) => property(each, 'pairingTopic') === topic)
  const id = property(kept, 'id')
  if (typeof id !== 'number') return
  const expirySec = Math.ceil((Date.now() + ANSWER_LIFETIME_MS) / 1_000)
  for (const key of [id, topic]) core.expirer.set(key, expirySec)
  await method(proposal, 'update')?.(id, { expiryTimestamp: expirySec })
  await method(property(core, 'pairing'), 'updateExpiry')?.({ topic, expiry: expirySec })
}
