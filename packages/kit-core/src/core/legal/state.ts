/** Whether the user checked the legal checkbox. Kept until the page closes, never stored. */
export type LegalState = { readonly isAgreed: boolean }

export const INITIAL_LEGAL_STATE: LegalState = { isAgreed: false }
