/** The service is there and cannot answer now. */
export const HTTP_SERVICE_UNAVAILABLE = 503

/** The service refuses this caller. */
export const HTTP_FORBIDDEN = 403

/** The service does not know this caller. */
export const HTTP_UNAUTHORIZED = 401

/** The service does not know what is asked for. */
export const HTTP_NOT_FOUND = 404

/** What the caller's plan pays for is used up. */
export const HTTP_PAYMENT_REQUIRED = 402

/** The caller asks too often. */
export const HTTP_TOO_MANY_REQUESTS = 429
