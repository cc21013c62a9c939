import { createManagedSignIn, type ReadyMadeSignIn } from './create-sign-in.js'
import { SESSIONS_NAME } from './key-names.js'
import type { LocalSignInOptions } from './sign-in-options.js'

/**
 * Creates a sign-in without a server: sessions are verified in the page and stored there, shared by its tabs. A server that
 * needs to trust them verifies them again, with `verifySignIn` of `@bowline/kit-core/server`.
 *
 * Source  spec R-SIWX-28, R-SIWX-30
 */
export function createLocalSignIn(options: LocalSignInOptions): ReadyMadeSignIn {
  return createManagedSignIn(options, SESSIONS_NAME, async (context) => {
    const { createLocalSessionStore } = await import('./local-session-store.js')
    return createLocalSessionStore(options, context)
  })
}
