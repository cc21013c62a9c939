/**
 * Notes a proposal for the pages after this one, with what the visitor chose, as long as it may be answered.
 *
 * In      tried    whose address is on offer
 *         topic    of the pairing
 * Out     the note; while this page lives and the note is kept, no other page takes the proposal over
 * Source  spec R-CONN-160, R-CONN-163
 */

import { withPageLock } from '../../base/browser/page-lock.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'
import { ANSWER_LIFETIME_MS } from '../list/pairing-uri.js'
import { getPairingAttempts, type PairingAttempt, type StoredProposalHandle } from './pairing-attempts.js'
import { readProposals, removeProposal, storeProposal } from './stored-proposals.js'

/** The lock of the page that waits for an answer. */
export const lockOf = (topic: string) => `${STORAGE_PREFIX}pairing/${topic}`

/** Notes it. */
export function storeProposalForReload(kit: Kit, tried: PairingAttempt, topic: string): StoredProposalHandle {
  const expiresAtMs = Date.now() + ANSWER_LIFETIME_MS
  const lifetime = kit.lifetime()
  const write = () => {
    const { connect, modal } = kit.store.get()
    const { recentWallet: wallet, wcLinking: link } = connect
    storeProposal(kit.storage.text, { topic, expiresAtMs, wallet, link, namespace: modal.namespaceFilter })
  }
  write()
  const stopFollowing = kit.subscribe(
    ({ connect }) => connect,
    () => getPairingAttempts(kit).current === tried && write(),
  )
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
    lifetime.addEventListener('abort', () => resolve(), { once: true })
  })
  withPageLock(lockOf(topic), lifetime, () => released).catch((error: unknown) =>
    kit.log.debug('A pairing could not be kept to this page', error),
  )
  const note = getProposalHandle(kit, topic)
  return {
    giveUp() {
      stopFollowing()
      note.giveUp()
    },
    forget() {
      stopFollowing()
      note.forget()
      release()
    },
  }
}

/** The note of a proposal that is stored. */
export function getProposalHandle({ storage: { text } }: Kit, topic: string): StoredProposalHandle {
  return {
    giveUp() {
      const begun = readProposals(text).find((each) => each.topic === topic)
      if (begun) storeProposal(text, { topic, expiresAtMs: begun.expiresAtMs, isGivenUp: true })
    },
    forget: () => removeProposal(text, topic),
  }
}
