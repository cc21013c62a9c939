/** Time limit of a request to a service, to a node or to a wallet's server, in milliseconds. */
export const REQUEST_LIMIT_MS = 10_000

/** Maximum size of a response body, in bytes. A larger one is invalid and is not read to its end. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024

/** Maximum depth of nested lists and objects in JSON from outside. */
export const MAX_NESTING = 64

/** Maximum length of a service's reason for an error, in characters. Longer ones are cut. */
export const MAX_REASON_LENGTH = 200

/** Maximum size of an explorer image, in bytes. */
export const MAX_IMAGE_BYTES = 1024 * 1024
