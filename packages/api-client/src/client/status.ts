/** The service is temporarily unavailable. */
export const HTTP_SERVICE_UNAVAILABLE = 503

/** The service rejects this caller. */
export const HTTP_FORBIDDEN = 403

/** The service does not recognize this caller. */
export const HTTP_UNAUTHORIZED = 401

/** The requested resource does not exist. */
export const HTTP_NOT_FOUND = 404

/** The quota of the caller's plan is used up. */
export const HTTP_PAYMENT_REQUIRED = 402

/** The caller sends requests too often. */
export const HTTP_TOO_MANY_REQUESTS = 429
