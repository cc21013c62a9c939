/**
 * Takes up what earlier pages proposed and no wallet has answered: a yes becomes the connection that the visitor asked for, one
 * to a cancelled pairing is taken back. What another page of the site waits for is left to it as long as it is there.
 *
 * Source  spec R-CONN-160 to 164
 */

import { withPageLock } from '../../base/browser/page-lock.js'
import type { Kit } from '../../kit.js'
import { runAttempt } from './offer-pairing.js'
import { getPairingAttempts, type PairingAttempt } from './pairing-attempts.js'
import { type RequestApproval, resumeApproval } from './resume-approval.js'
import { getProposalHandle, lockOf } from './store-proposal.js'
import { readProposals, removeProposal } from './stored-proposals.js'

/** Takes them up. */
export function resumePairings(kit: Kit, ask: RequestApproval): void {
  const begun = readProposals(kit.storage.text)
  removeProposal(kit.storage.text, '')
  for (const { topic } of begun) {
    withPageLock(lockOf(topic), kit.lifetime(), () => resume(kit, topic, ask)).catch((error: unknown) =>
      kit.log.debug('A pairing of an earlier page could not be taken up', error),
    )
  }
}

async function resume(kit: Kit, topic: string, ask: RequestApproval): Promise<void> {
  const begun = readProposals(kit.storage.text).find((each) => each.topic === topic)
  if (!begun) return
  const tried: PairingAttempt = {
    controller: new AbortController(),
    uri: undefined,
    note: Promise.resolve(getProposalHandle(kit, topic)),
    choice: begun,
  }
  if (begun.isGivenUp || !kit.config.enableReconnect) tried.controller.abort()
  else getPairingAttempts(kit).older.add(tried)
  const { expiresAtMs } = begun
  await runAttempt(kit, tried, (signal) => resumeApproval(kit, ask, { topic, expiresAtMs, signal }))
}
