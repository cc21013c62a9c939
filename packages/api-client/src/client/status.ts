/** HTTP status 503: the service is temporarily unavailable. */
export const HTTP_SERVICE_UNAVAILABLE = 503

/** HTTP status 403: the service knows the caller and rejects it. */
export const HTTP_FORBIDDEN = 403

/** HTTP status 401: the service does not recognize the caller. */
export const HTTP_UNAUTHORIZED = 401

/** HTTP status 404: the requested resource does not exist. */
export const HTTP_NOT_FOUND = 404

/** HTTP status 402: the quota of the project's plan is used up. */
export const HTTP_PAYMENT_REQUIRED = 402

/** HTTP status 429: the caller sends requests too often; some services also mean that the quota is used up. */
export const HTTP_TOO_MANY_REQUESTS = 429
