/**
 * Resumes proposals of earlier pages without a response: an approval becomes the connection that the user requested,
 * and an approval of a cancelled pairing is revoked. A proposal another open page waits for is left to that page. Called
 * when the transport loads.
 *
 * Source  spec R-CONN-160 to 164
 */

import { withPageLock } from '../../base/browser/page-lock.js'
import type { Kit } from '../../kit.js'
import { runAttempt } from './offer-pairing.js'
import { getPairingAttempts, type PairingAttempt } from './pairing-attempts.js'
import { type RequestApproval, resumeApproval } from './resume-approval.js'
import { getProposalHandle, getProposalLock } from './store-proposal.js'
import { getStoredProposals, removeProposal } from './stored-proposals.js'

export function resumePairings(kit: Kit, requestApproval: RequestApproval): void {
  const proposals = getStoredProposals(kit.storage.text)
  removeProposal(kit.storage.text, '')
  for (const { topic } of proposals) {
    withPageLock(getProposalLock(topic), kit.lifetime(), () => resume(kit, topic, requestApproval)).catch(
      (error: unknown) => kit.log.debug('An earlier pairing could not be resumed', error),
    )
  }
}

async function resume(kit: Kit, topic: string, requestApproval: RequestApproval): Promise<void> {
  const proposal = getStoredProposals(kit.storage.text).find((each) => each.topic === topic)
  if (!proposal) return
  const attempt: PairingAttempt = {
    controller: new AbortController(),
    uri: undefined,
    storedProposal: Promise.resolve(getProposalHandle(kit, topic)),
    choice: proposal,
  }
  if (proposal.isGivenUp || !kit.config.enableReconnect) attempt.controller.abort()
  else getPairingAttempts(kit).older.add(attempt)
  const { expiresAtMs } = proposal
  await runAttempt(kit, attempt, (signal) => resumeApproval(kit, requestApproval, { topic, expiresAtMs, signal }))
}
