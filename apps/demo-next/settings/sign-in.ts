/** The statement in the message to sign. */
export const SIGN_IN_STATEMENT = 'Sign in to the Bowline playground.'

/** Path of the demo's own sign-in server. */
export const SIGN_IN_URL = '/api/sign-in'
