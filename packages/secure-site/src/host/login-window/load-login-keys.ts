/** Loads the code for passkeys and recovery codes: a script of this origin that is built separately. */
export const loadLoginKeys = ({ location }: Window): Promise<typeof import('./login-keys.js')> =>
  import(new URL('/login-keys.js', location.origin).href)
