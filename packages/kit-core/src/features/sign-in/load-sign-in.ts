/**
 * The part of sign-in that every page loads. The rest is loaded when a wallet connects or is restored, and never without a
 * sign-in in the options. A failed load is retried when a connection starts or changes and when the modal opens, not on every
 * state change.
 *
 * Source  spec R-SIWX-01, R-SIWX-06
 */
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

type Load = () => Promise<Pick<typeof import('./watch-sign-in.js'), 'watchSignIn'>>

/** Waits until a wallet connects or is restored, then loads sign-in and watches it. Returns a function that stops waiting. */
export function loadSignInOnConnect(kit: Kit, load: Load = async () => (await kit.code()).signIn()): () => void {
  let last: KitState | undefined
  let since: KitState | undefined
  let isLoading = false
  const stop = kit.store.subscribe(() => {
    const before = last
    const state = kit.store.get()
    last = state
    if (isLoading || !isWanted(state) || (before && isWanted(before) && !isRetryTime(before, state))) return
    since ??= state
    const first = since
    isLoading = true
    load().then(
      ({ watchSignIn }) => {
        stop()
        watchSignIn(kit, first)
      },
      (error: unknown) => {
        isLoading = false
        kit.log.error('Sign-in could not be loaded', error)
      },
    )
  })
  return stop
}

function isWanted({ signIn, connect }: KitState): boolean {
  return signIn.isEnabled && connect.status !== 'disconnected'
}

function isRetryTime(before: KitState, state: KitState): boolean {
  const { status, connections } = before.connect
  if (status !== state.connect.status || connections !== state.connect.connections) return true
  return state.modal.open && !before.modal.open
}
