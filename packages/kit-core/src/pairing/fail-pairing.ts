/**
 * Tells that a pairing failed, and leaves it.
 *
 * In      tried  the try that failed; one that a newer one has replaced is told only when the visitor declined it
 * Source  spec R-CONN-36, R-CONN-37, R-ALERT-14 to 17, R-FLOW-08
 */
import { updatePairing } from '../connect/update-pairing.js'
import { isKitError } from '../errors/kit-error.js'
import type { Kit } from '../kit.js'
import { goBack } from '../navigation/go-back.js'
import { currentRoute } from '../navigation/state.js'
import { VIEWS_OF_PAIRING } from '../navigation/views.js'
import { showToast } from '../toast/toast.js'
import { track } from '../tracking/track.js'
import { noteMessage } from './note-message.js'
import { type PairingTry, runOf } from './pairing-run.js'
import { dropPairing } from './reset-pairing.js'

/** Tells that a pairing failed. */
export function failPairing(kit: Kit, tried: PairingTry, error: unknown): void {
  const run = runOf(kit)
  const isReplaced = run.current !== tried
  run.older.delete(tried)
  if (isReplaced && !isKitError(error, 'wallet/user-rejected')) return
  const message = error instanceof Error && error.message ? error.message : 'An error occurred'
  noteMessage(kit, messagesOf(error))
  track(kit, { type: 'error', event: 'CONNECT_ERROR', properties: { message } })
  kit.store.batch(() => {
    dropPairing(kit)
    updatePairing(kit, { wcError: true })
    showToast(kit, { message: isKitError(error) ? error : message, variant: 'error' })
    const { modal, navigation } = kit.store.get()
    const isShown = modal.open && VIEWS_OF_PAIRING.includes(currentRoute(navigation).view)
    // A view that nothing leads back from stays, with the failure told, until the visitor tries again.
    if (isShown && navigation.history.length > 1) goBack(kit)
  })
}

/** An error and what led to it, as text. */
function messagesOf(error: unknown): string {
  const messages: string[] = []
  for (let part = error; part instanceof Error && messages.length < 5; part = part.cause) messages.push(part.message)
  return messages.join(' ')
}
