import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from './load-pending-recorder.js'

/**
 * The user has checked the wallet: the same transaction may be requested once more. The earlier request is still followed, so a
 * late response to either is shown. The action that waits for it rejects. Does nothing for an unknown id. Source: spec R-SEND-161.
 */
export async function allowRepeat(kit: Kit, { askedId }: { readonly askedId: string }): Promise<void> {
  const notes = await loadPendingRecorder()
  notes.allowRepeat(kit, askedId)
}
