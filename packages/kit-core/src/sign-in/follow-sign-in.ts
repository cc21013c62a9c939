/**
 * What of sign-in a page carries. Its work is loaded when a wallet is being connected or restored, and not at all where the
 * options have no sign-in.
 *
 * Source  spec R-SIWX-01, R-SIWX-06
 */
import type { Kit } from '../kit.js'

/** Waits for the first wallet, until the returned function is called. */
export function followSignIn(kit: Kit): () => void {
  const stop = kit.store.subscribe(() => {
    const state = kit.store.get()
    if (!state.signIn.isEnabled || state.connect.status === 'disconnected') return
    import('./watch-sign-in.js').then(
      ({ watchSignIn }) => {
        stop()
        watchSignIn(kit, state)
      },
      (error: unknown) => kit.log.error('Sign-in could not be loaded', error),
    )
  })
  return stop
}
