/**
 * Whether an error means that the project's quota at a service is used up, not only that requests were too frequent. The
 * kit then warns the app's developer.
 *
 * Out     true for status 402, and for 429 when the service's reason mentions the quota or usage
 * Source  spec R-FLOW-29 (decided: 402 is the status for it; services with plans respond with 429)
 */
import { isApiError } from '../client/errors.js'
import { HTTP_PAYMENT_REQUIRED, HTTP_TOO_MANY_REQUESTS } from '../client/status.js'

export function isQuotaExceeded(error: unknown): boolean {
  if (!isApiError(error, 'api/http')) return false
  if (error.status === HTTP_PAYMENT_REQUIRED) return true
  return error.status === HTTP_TOO_MANY_REQUESTS && /\b(quota|usage)\b/i.test(error.reason)
}
