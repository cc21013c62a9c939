/** A call that has not ended after this long is given up. */
export const REQUEST_LIMIT_MS = 10_000

/** The longest body that is read; a longer one counts as an answer that does not fit. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024

/** The deepest nesting of lists and objects that is parsed. */
export const MAX_NESTING = 64

/** The longest reason kept of a refusal, in characters. */
export const MAX_REASON_LENGTH = 200

/** The largest image that is taken. */
export const MAX_IMAGE_BYTES = 1024 * 1024
