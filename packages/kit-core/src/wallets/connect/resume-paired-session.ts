import type { Kit } from '../../kit.js'

/**
 * Takes up a paired session: one of a kit that was stopped, which let go of the relay, and starts again, or one that the app's
 * own provider has.
 */
export async function resumePairedSession(kit: Kit): Promise<void> {
  const { loadPaired } = await import('../pairing/load-paired.js')
  const { rejoinSession } = await loadPaired()
  await rejoinSession(kit)
}
