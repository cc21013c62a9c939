import type { SignInState } from '../../core/state/sign-in-state.js'
import type { Kit } from '../../kit.js'

/** Merges a patch into the `signIn` state; skips an update without a change. A patch with a status clears the failure. */
export function updateSignIn({ store }: Kit, patch: Partial<SignInState>): void {
  const { signIn } = store.get()
  const next = { ...signIn, ...(patch.status && { failure: undefined }), ...patch }
  const isSame =
    signIn.status === next.status &&
    signIn.isRequired === next.isRequired &&
    signIn.address === next.address &&
    signIn.failure?.code === next.failure?.code
  if (!isSame) store.set({ signIn: next })
}
