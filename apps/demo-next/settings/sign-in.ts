/** What a visitor is told in the message to sign. */
export const SIGN_IN_STATEMENT = 'Sign in to the Bowline playground.'

/** Where the demo's own server answers about sign-ins. */
export const SIGN_IN_URL = '/api/sign-in'
