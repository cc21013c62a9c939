/** Time limit of a call. */
export const REQUEST_LIMIT_MS = 10_000

/** Maximum size of a response body. A larger one is invalid. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024

/** Maximum nesting of lists and objects in JSON. */
export const MAX_NESTING = 64

/** Maximum length of an error reason in characters. */
export const MAX_REASON_LENGTH = 200

/** Maximum size of an image. */
export const MAX_IMAGE_BYTES = 1024 * 1024
