import type { Kit } from '../../kit.js'

/**
 * Rejoins a paired session: of a restarted kit, whose stop closed the relay; of another tab, which paired another
 * wallet; or of the app's own provider.
 */
export async function resumePairedSession(kit: Kit): Promise<void> {
  const { rejoinSession } = await (await kit.code()).paired()
  await rejoinSession(kit)
}
