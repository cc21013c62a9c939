export { type CspOptions, contentSecurityPolicy } from './config/content-security-policy.js'
export { cookieInitialState } from './storage/cookie-initial-state.js'
export { STATE_COOKIE } from './storage/cookie-state.js'
export type { InitialState } from './storage/initial-state.js'
