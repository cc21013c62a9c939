import type { Kit } from '../../kit.js'

/**
 * Resumes a paired session: that of a kit that was stopped, which closed the relay, and restarts; or one that the app's
 * own provider has.
 */
export async function resumePairedSession(kit: Kit): Promise<void> {
  const { rejoinSession } = await (await kit.code()).paired()
  await rejoinSession(kit)
}
