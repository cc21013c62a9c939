import type { SignInVerifier } from '../../core/sign-in/siwx-config.js'
import type { ReadyMadeOptions } from './create-sign-in.js'

/** Options of `createLocalSignIn`. */
export type LocalSignInOptions = ReadyMadeOptions & {
  /** One per namespace that users sign in on, such as `evmVerifier()` of `@bowline/adapter-evm`. */
  readonly verifiers: readonly SignInVerifier[]
}

/** Options of `createServerSignIn`. */
export type ServerSignInOptions = ReadyMadeOptions & {
  /** Base URL of the sign-in server, such as `/api/sign-in`. Must be https, the page's own origin, or loopback. */
  readonly url: string
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}
