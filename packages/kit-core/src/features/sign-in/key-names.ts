/** Names of what is stored of sign-in, apart from what reads it: the light part listens to them in other tabs. */
export const SESSIONS_NAME = 'sign_in_sessions'
export const TOKENS_NAME = 'sign_in_tokens'
