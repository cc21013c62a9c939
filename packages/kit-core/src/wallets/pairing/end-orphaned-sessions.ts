/**
 * Ends sessions of the kit's WalletConnect client that no page of the site uses, and that belong to no open proposal.
 *
 * In      storage   holds the site's session topic and the open proposals
 *         sessions  of this page, by topic
 *         end       disconnects the wallet of a session
 * Source  spec R-CONN-161
 */

import type { TextStorage } from '../../base/storage/text-storage.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { ClientShape } from './provider-shape.js'
import { SESSION_TOPIC_STORAGE_KEY } from './session-topic.js'
import { getStoredProposals } from './stored-proposals.js'

export function endOrphanedSessions(
  client: ClientShape,
  storage: TextStorage,
  sessions: ReadonlyMap<string, unknown>,
  end: (client: ClientShape, struct: Promise<unknown>) => void,
): void {
  const held: unknown[] = [storage.get(SESSION_TOPIC_STORAGE_KEY), ...sessions.keys()]
  const awaited: unknown[] = getStoredProposals(storage).flatMap((proposal) =>
    proposal.isGivenUp ? [] : [proposal.topic],
  )
  for (const struct of client.session.getAll()) {
    const isHeld = held.includes(safeGet(struct, 'topic')) || awaited.includes(safeGet(struct, 'pairingTopic'))
    if (!isHeld) end(client, Promise.resolve(struct))
  }
}
