/**
 * Stores a proposal for later pages, with the user's choice, for as long as a response may arrive.
 *
 * In      attempt  the one whose URI is offered
 *         topic    of the pairing
 * Out     the stored proposal's handle; while this page is open and the entry is kept, no other page takes the proposal over
 * Source  spec R-CONN-160, R-CONN-163
 */

import { onAbort } from '../../base/async/per-owner.js'
import { withPageLock } from '../../base/browser/page-lock.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Kit } from '../../kit.js'
import { RESPONSE_LIFETIME_MS } from '../list/pairing-uri.js'
import { getPairingAttempts, type PairingAttempt, type StoredProposalHandle } from './pairing-attempts.js'
import { getStoredProposals, removeProposal, storeProposal } from './stored-proposals.js'

/** Name of the lock that the page waiting for a response holds. */
export const getProposalLock = (topic: string) => `${STORAGE_PREFIX}pairing/${topic}`

/** Stores a proposal, updates it with the user's choice, and holds its lock while this page is open. */
export function storeProposalForReload(kit: Kit, attempt: PairingAttempt, topic: string): StoredProposalHandle {
  const expiresAtMs = Date.now() + RESPONSE_LIFETIME_MS
  const lifetime = kit.lifetime()
  const write = () => {
    const { connect, modal } = kit.store.get()
    const { recentWallet: wallet, wcLinking: link } = connect
    storeProposal(kit.storage.text, { topic, expiresAtMs, wallet, link, namespace: modal.namespaceFilter })
  }
  write()
  const stopFollowing = kit.subscribe(
    ({ connect }) => connect,
    () => getPairingAttempts(kit).current === attempt && write(),
  )
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    const removeListener = onAbort(lifetime, resolve)
    release = () => {
      removeListener()
      resolve()
    }
  })
  withPageLock(getProposalLock(topic), lifetime, () => released).catch((error: unknown) =>
    kit.log.debug('A pairing could not be locked to this page', error),
  )
  const handle = getProposalHandle(kit, topic)
  return {
    cancel() {
      stopFollowing()
      handle.cancel()
    },
    remove() {
      stopFollowing()
      handle.remove()
      release()
    },
  }
}

/** Returns the handle of a stored proposal, without holding its lock. */
export function getProposalHandle({ storage: { text } }: Kit, topic: string): StoredProposalHandle {
  return {
    cancel() {
      const stored = getStoredProposals(text).find((each) => each.topic === topic)
      if (stored) storeProposal(text, { topic, expiresAtMs: stored.expiresAtMs, isGivenUp: true })
    },
    remove: () => removeProposal(text, topic),
  }
}
