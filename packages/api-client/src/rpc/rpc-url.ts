/**
 * The address of the kit's RPC for one network.
 *
 * In      client, caipNetworkId   CAIP-2, such as `eip155:1`
 * Out     `{rpc}/v1/?chainId={CAIP-2}&projectId={id}`
 * Throws  ServiceNotConfiguredError when the app names no such service · TypeError when its base is no address
 * Source  spec R-API-57, R-API-70
 */
import type { ApiClient } from '../api-client.js'
import { ServiceNotConfiguredError } from '../client/errors.js'
import { requestUrl } from '../client/request-url.js'

/** The RPC address of a network the data service supports. */
export function rpcUrl(
  { endpoints, projectId }: Pick<ApiClient, 'endpoints' | 'projectId'>,
  caipNetworkId: string,
): string {
  if (endpoints.rpc === undefined) throw new ServiceNotConfiguredError({ method: 'POST', path: 'v1/' })
  const { href } = requestUrl({ baseUrl: endpoints.rpc, path: 'v1/', query: {} })
  // A colon needs no encoding in a query, and CAIP-2 ids are read and compared with theirs.
  return `${href}?chainId=${encodeURIComponent(caipNetworkId).replaceAll('%3A', ':')}&projectId=${encodeURIComponent(projectId)}`
}
