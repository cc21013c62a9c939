/**
 * Clients of the kit's services in one object, which every endpoint function takes. Creating it sends nothing.
 *
 * In      projectId, sdkType, sdkVersion, clientId, endpoints, fetch
 * Out     clients of the data, explorer and pay services; each adds the query parameters that its service expects
 * Throws  nothing; an invalid base URL fails the calls made to it
 * Source  spec R-API-03, R-API-11, R-API-12, R-API-45, R-API-46
 */

import type { RequestName } from './client/errors.js'
import { createHttpClient, type HttpClient } from './client/http-client.js'
import type { Endpoints } from './endpoints.js'

/** Options of `createApiClient`. */
export type ApiClientOptions = {
  readonly projectId: string
  readonly sdkType?: string | undefined
  readonly sdkVersion?: string | (() => string | undefined) | undefined
  readonly clientId?: string | undefined
  readonly endpoints: Endpoints
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Called when list entries of a response were invalid and skipped. */
  readonly onSkipped?: ((request: RequestName, entries: readonly unknown[]) => void) | undefined
}

/** Clients of one project's services. */
export type ApiClient = {
  readonly projectId: string
  readonly endpoints: Endpoints
  readonly data: HttpClient
  readonly explorer: HttpClient
  readonly pay: HttpClient
}

/** Creates the clients of one project's services. */
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
