export {
  type CspOptions,
  contentSecurityPolicy,
  type TrustedTypesOptions,
  trustedTypesPolicy,
} from './config/content-security-policy.js'
export { checkSignInMessage, type ExpectedSignIn } from './sign-in/check-message.js'
export { createNonce } from './sign-in/create-nonce.js'
export { InvalidSignatureError, InvalidSignInMessageError } from './sign-in/errors.js'
export { parseSignInMessage } from './sign-in/parse-message.js'
export { type VerifySignInParams, verifySignIn } from './sign-in/verify-sign-in.js'
export { cookieInitialState } from './storage/cookie-initial-state.js'
export { STATE_COOKIE } from './storage/cookie-state.js'
export type { InitialState } from './storage/initial-state.js'
