/** Storage names of sign-in. In their own file, so that the small part can watch other tabs without loading the stores. */
export const SESSIONS_NAME = 'sign_in_sessions'
export const TOKENS_NAME = 'sign_in_tokens'
