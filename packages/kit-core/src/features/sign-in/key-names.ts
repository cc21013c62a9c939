/** Storage names of local sessions and server tokens. In their own file, so that they can be watched without loading the stores. */
export const SESSIONS_NAME = 'sign_in_sessions'
export const TOKENS_NAME = 'sign_in_tokens'
