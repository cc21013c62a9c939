/** Entry `@bowline/kit-core/server`: what a server needs to render, to send headers and to verify sign-ins. */
export { STATE_COOKIE } from './base/storage/cookie-state.js'
export {
  type CspOptions,
  contentSecurityPolicy,
  type TrustedTypesOptions,
  trustedTypesPolicy,
} from './core/config/content-security-policy.js'
export { cookieInitialState } from './core/state/cookie-initial-state.js'
export type { InitialState } from './core/state/initial-state.js'
export { checkSignInMessage, type ExpectedSignIn } from './features/sign-in/check-message.js'
export { createNonce } from './features/sign-in/create-nonce.js'
export { InvalidSignatureError, InvalidSignInMessageError } from './features/sign-in/errors.js'
export { parseSignInMessage } from './features/sign-in/parse-message.js'
export { type VerifySignInParams, verifySignIn } from './features/sign-in/verify-sign-in.js'
