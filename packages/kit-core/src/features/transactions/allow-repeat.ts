import { isText, parseInput } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from './load-pending-recorder.js'

/**
 * Allows a transaction to be requested again although an earlier wallet request for it got no response, after the user has
 * checked the wallet. The kit still looks for the earlier one; the action that waits for it rejects. Does nothing for an
 * unknown id. Source: spec R-SEND-161.
 */
export async function allowRepeat(kit: Kit, params: { readonly requestId: string }): Promise<void> {
  const { requestId } = parseInput(params, { requestId: isText })
  const recorder = await loadPendingRecorder()
  recorder.allowRepeat(kit, requestId)
}
