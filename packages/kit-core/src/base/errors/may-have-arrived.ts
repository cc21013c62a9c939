/**
 * Decides whether a service may have carried out a request that failed.
 *
 * In      error  what the service's client threw
 * Out     false  the service responded with a 4xx status other than 408, or the request was never sent
 * Source  spec R-ERR-31
 */
import { safeGet } from '../validation/safe-get.js'

const NO_RESPONSE: readonly unknown[] = ['api/network', 'api/timeout', 'api/invalid-response']
const REQUEST_TIMEOUT = 408

export function mayHaveArrived(error: unknown): boolean {
  const code = safeGet(error, 'code')
  if (code !== 'api/http') return NO_RESPONSE.includes(code)
  const status = Number(safeGet(error, 'status'))
  return status >= 500 || status === REQUEST_TIMEOUT
}
