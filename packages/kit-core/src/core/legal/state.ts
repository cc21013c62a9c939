/** Whether the visitor agreed to the app's terms; kept for the page's life and never stored. */
export type LegalState = { readonly isAgreed: boolean }

/** First value of the slice. */
export const FIRST_LEGAL_STATE: LegalState = { isAgreed: false }
