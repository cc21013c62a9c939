import type { SignInState } from '../../core/state/sign-in-state.js'
import type { Kit } from '../../kit.js'

/** Changes what is told of sign-in; what is so already is not told again. Another status ends a failure. */
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
