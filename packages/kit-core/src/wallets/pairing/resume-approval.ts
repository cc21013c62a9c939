/**
 * Waits again for the response to a proposal: of this page after it expired, or of an earlier page.
 *
 * In      resume  of the transport
 * Out     the approved session; a sign-in that was signed with it is stored
 * Throws  what `resume` of the transport throws
 * Source  spec R-CONN-160, R-CONN-164, R-CONN-233
 */

import { getFamily, getNamespaces } from '../../base/caip/families.js'
import type { PairedSession, PairingTransport, ResumedPairing, ResumeParams } from '../../core/adapter/transport.js'
import type { Kit } from '../../kit.js'

/** The `resume` function of the transport. */
export type RequestApproval = NonNullable<PairingTransport['resume']>

export async function resumeApproval(kit: Kit, resume: RequestApproval, params: ResumeParams): Promise<PairedSession> {
  const resumed = await resume(params)
  await storeSignIn(kit, resumed)
  return resumed.session
}

/** Stores a signed sign-in. If it cannot be stored, sign-in follows as after any connection. */
async function storeSignIn(kit: Kit, resumed: ResumedPairing): Promise<void> {
  const { signIn, network } = kit.store.get()
  if (!resumed.requested || resumed.signed.length === 0 || !signIn.isEnabled) return
  const { storeSignedSessions } = await (await kit.code()).pairingSignIn()
  const networks = getNamespaces()
    .filter((namespace) => getFamily(namespace).isEip1193)
    .flatMap((namespace) => network.byNamespace[namespace]?.requested ?? [])
    .map(({ caipNetworkId }) => caipNetworkId)
  await storeSignedSessions(kit, resumed, resumed.requested, networks)
}
