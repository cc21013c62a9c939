import { type ApiClient, createApiClient, DEFAULT_ENDPOINTS } from '@bowline/api-client'
import { SDK_TYPE } from '../brand.js'
import type { Kit } from '../kit.js'
import { sdkVersion } from './sdk-version.js'

/** The client of the kit's services, with what every request of it carries. Source: spec R-CFG-03, R-CFG-14. */
export function createKitApi({ config, store }: Kit, fetch: typeof globalThis.fetch | undefined): ApiClient {
  return createApiClient({
    projectId: config.projectId,
    sdkType: SDK_TYPE,
    sdkVersion: () => sdkVersion(store.get().config.framework),
    endpoints: { ...DEFAULT_ENDPOINTS, ...config.endpoints },
    ...(fetch && { fetch }),
  })
}
