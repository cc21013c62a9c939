/**
 * Keeps a proposal in the kit's own client for `RESPONSE_LIFETIME_MS`, as long as a response may arrive. By default the
 * client deletes it when the wallet's time ends, and loses an approval that the wallet gave in time.
 *
 * In      topic  of the pairing
 * Source  spec R-CONN-160; @walletconnect/sign-client 2.21.8
 */
import { safeGet } from '../../base/validation/safe-get.js'
import { RESPONSE_LIFETIME_MS } from '../list/pairing-uri.js'
import { type ClientShape, method } from './provider-shape.js'

export async function extendProposalExpiry({ core, proposal }: ClientShape, topic: string): Promise<void> {
  const stored = proposal.getAll().find((each) => safeGet(each, 'pairingTopic') === topic)
  const id = safeGet(stored, 'id')
  if (typeof id !== 'number') return
  const expirySec = Math.ceil((Date.now() + RESPONSE_LIFETIME_MS) / 1_000)
  for (const key of [id, topic]) core.expirer.set(key, expirySec)
  await method(proposal, 'update')?.(id, { expiryTimestamp: expirySec })
  await method(safeGet(core, 'pairing'), 'updateExpiry')?.({ topic, expiry: expirySec })
}
