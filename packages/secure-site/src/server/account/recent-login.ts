/** A change of identity, an export and a deletion need a login that is not older, in ms. Source: design/security.md §6. */
export const RECENT_LOGIN_MS = 5 * 60_000
