/**
 * Waits again for the answer to what was proposed before, by this page or an earlier one.
 *
 * In      ask     of the transport
 * Out     the session of a yes; what the wallet signed with it is kept
 * Throws  what `resume` of the transport throws
 * Source  spec R-CONN-160, R-CONN-164, R-CONN-233
 */

import type { PairedSession, PairingTransport, ResumedPairing, ResumeParams } from '../../core/adapter/transport.js'
import type { Kit } from '../../kit.js'

/** How the transport is asked. */
export type RequestApproval = NonNullable<PairingTransport['resume']>

/** Waits for it. */
export async function resumeApproval(kit: Kit, ask: RequestApproval, params: ResumeParams): Promise<PairedSession> {
  const resumed = await ask(params)
  await keepSignIn(kit, resumed)
  return resumed.session
}

/** A sign-in that cannot be kept follows as it does after any connection. */
async function keepSignIn(kit: Kit, resumed: ResumedPairing): Promise<void> {
  const { signIn, network } = kit.store.get()
  if (!resumed.asked || resumed.signed.length === 0 || !signIn.isEnabled) return
  const { keepSigned } = await import('../../features/sign-in/pair-with-sign-in.js')
  const networks = network.byNamespace.eip155?.requested.map(({ caipNetworkId }) => caipNetworkId) ?? []
  await keepSigned(kit, resumed, resumed.asked, networks)
}
