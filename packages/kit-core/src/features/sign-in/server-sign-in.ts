import { createManagedSignIn, type ReadyMadeOptions, type ReadyMadeSignIn } from './create-sign-in.js'
import { TOKENS_NAME } from './key-names.js'

/** Options of `createServerSignIn`. */
export type ServerSignInOptions = ReadyMadeOptions & {
  /** Where the app's server answers, such as `/api/sign-in`. Over https, or on the page's own origin, or on loopback. */
  readonly url: string
  /** Instead of the page's own. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Sign-in with the app's own server, which verifies the signature and answers with a token:
 *
 *   GET  {url}/nonce         → { nonce, token? }
 *   POST {url}/authenticate  { message, signature }, header `x-nonce-token` where the nonce came with a token → { token }
 *   GET  {url}/me            header `authorization: Bearer {token}` → { address, chainId }, the latter CAIP-2; 401 when over
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
