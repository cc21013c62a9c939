import type { Kit } from '../../kit.js'

/**
 * Resumes a paired session: that of a kit that was stopped, which closed the relay, and restarts; or one that the app's
 * own provider has.
 */
export async function resumePairedSession(kit: Kit): Promise<void> {
  const { loadPaired } = await import('../pairing/load-paired.js')
  const { rejoinSession } = await loadPaired()
  await rejoinSession(kit)
}
