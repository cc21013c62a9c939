/**
 * Builds the URL at which the kit's RPC service serves one network. It does not check whether the service supports it.
 *
 * Out     `{rpc}/v1/?chainId={CAIP-2}&projectId={id}`
 * Throws  ServiceNotConfiguredError when the app has not configured the service · TypeError when its base is not a URL
 * Source  spec R-API-57, R-API-70
 */
import type { ApiClient } from '../api-client.js'
import { ServiceNotConfiguredError } from '../client/errors.js'
import { buildRequestUrl } from '../client/request-url.js'

export function rpcUrl(
  { endpoints, projectId }: Pick<ApiClient, 'endpoints' | 'projectId'>,
  caipNetworkId: string,
): string {
  if (endpoints.rpc === undefined) throw new ServiceNotConfiguredError({ method: 'POST', path: 'v1/' })
  const { href } = buildRequestUrl({ baseUrl: endpoints.rpc, path: 'v1/', query: {} })
  // A colon needs no encoding in a query, and the service compares the id literally.
  return `${href}?chainId=${encodeURIComponent(caipNetworkId).replaceAll('%3A', ':')}&projectId=${encodeURIComponent(projectId)}`
}
