/**
 * HTTP clients of the kit's three services in one object, the first argument of every endpoint function in this package.
 * Creating it sends nothing. The kit creates one per kit.
 *
 * Out     clients of the data, explorer and pay services; each adds the project, SDK and client ids that its service expects
 *         to every query
 * Throws  nothing; an invalid base URL rejects the calls made to it
 * Source  spec R-API-03, R-API-11, R-API-12, R-API-45, R-API-46
 */

import type { RequestName } from './client/errors.js'
import { createHttpClient, type HttpClient } from './client/http-client.js'
import type { Endpoints } from './endpoints.js'

/** Options of `createApiClient`. `sdkType` and `sdkVersion` are sent as `unknown` when empty. */
export type ApiClientOptions = {
  readonly projectId: string
  readonly sdkType?: string | undefined
  readonly sdkVersion?: string | (() => string | undefined) | undefined
  readonly clientId?: string | undefined
  readonly endpoints: Endpoints
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Called per response with its invalid list entries, which were skipped. */
  readonly onSkipped?: ((request: RequestName, entries: readonly unknown[]) => void) | undefined
}

/** HTTP clients of one project's services. Calls to a service without a URL reject. */
export type ApiClient = {
  readonly projectId: string
  readonly endpoints: Endpoints
  readonly data: HttpClient
  readonly explorer: HttpClient
  readonly pay: HttpClient
}

/** Creates the clients. Each query holds the values at the time of the call: `sdkVersion` may be a function. */
export function createApiClient({
  projectId,
  sdkType,
  sdkVersion,
  clientId,
  endpoints,
  fetch,
  onSkipped,
}: ApiClientOptions): ApiClient {
  const identification = () => ({
    projectId,
    st: sdkType || 'unknown',
    sv: (typeof sdkVersion === 'function' ? sdkVersion() : sdkVersion) || 'unknown',
  })
  const identified = () => ({ ...identification(), clientId })
  return {
    projectId,
    endpoints,
    data: createHttpClient({
      baseUrl: endpoints.data,
      commonQuery: (method) => ({ ...(method === 'GET' && identification()), clientId }),
      fetch,
      onSkipped,
    }),
    explorer: createHttpClient({ baseUrl: endpoints.explorer, commonQuery: identified, fetch, onSkipped }),
    pay: createHttpClient({ baseUrl: endpoints.pay, commonQuery: identified, fetch, onSkipped }),
  }
}
