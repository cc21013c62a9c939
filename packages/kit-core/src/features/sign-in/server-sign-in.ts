import { createManagedSignIn, type ReadyMadeSignIn } from './create-sign-in.js'
import { TOKENS_NAME } from './key-names.js'
import type { ServerSignInOptions } from './sign-in-options.js'

/**
 * Creates a sign-in with the app's own server, which verifies the signature and responds with a token:
 *
 *   GET  {url}/nonce         → { nonce, token? }
 *   POST {url}/authenticate  { message, signature }, header `x-nonce-token` when the nonce came with a token → { token }
 *   GET  {url}/me            header `authorization: Bearer {token}` → { address, chainId }, `chainId` is CAIP-2; 401 when expired
 *   POST {url}/sign-out      the same header → anything
 *
 * Source  spec R-SIWX-29, R-SIWX-30, R-STORE-07
 */
export function createServerSignIn(options: ServerSignInOptions): ReadyMadeSignIn {
  return createManagedSignIn(options, TOKENS_NAME, async (context) => {
    const { createServerSessionStore } = await import('./server-session-store.js')
    return createServerSessionStore(options, context)
  })
}
