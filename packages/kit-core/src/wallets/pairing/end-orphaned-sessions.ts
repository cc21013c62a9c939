/**
 * Ends sessions of the kit's client that nobody has or waits for.
 *
 * In      storage   names the session of the site, and what is proposed
 *         sessions  of this page, by topic
 *         end       tells the wallet
 * Source  spec R-CONN-161
 */
import type { TextStorage } from '../../base/storage/text-storage.js'
import { type ClientShape, property } from './provider-shape.js'
import { SESSION_TOPIC_NAME } from './session-topic.js'
import { readProposals } from './stored-proposals.js'

/** Ends them. */
export function endOrphanedSessions(
  client: ClientShape,
  storage: TextStorage,
  sessions: ReadonlyMap<string, unknown>,
  end: (client: ClientShape, struct: Promise<unknown>) => void,
): void {
  const held: unknown[] = [storage.get(SESSION_TOPIC_NAME), ...sessions.keys()]
  const awaited: unknown[] = readProposals(storage).flatMap((begun) => (begun.isGivenUp ? [] : [begun.topic]))
  for (const struct of client.session.getAll()) {
    const isHeld = held.includes(property(struct, 'topic')) || awaited.includes(property(struct, 'pairingTopic'))
    if (!isHeld) end(client, Promise.resolve(struct))
  }
}
