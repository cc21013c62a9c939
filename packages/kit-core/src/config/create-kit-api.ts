import { createApiClient } from '@bowline/api-client'
import { SDK_TYPE } from '../brand.js'
import type { Kit, KitApi, KitParts } from '../kit.js'
import { sdkVersion } from './sdk-version.js'

/** The clients of the kit's services, with what every request of them carries. Source: spec R-CFG-03, R-CFG-14, R-CFG-70. */
export function createKitApi({ config, store }: Kit, { fetch, wallets }: KitParts): KitApi {
  const client = createApiClient({
    projectId: config.projectId,
    sdkType: SDK_TYPE,
    sdkVersion: () => sdkVersion(store.get().config.framework),
    endpoints: config.endpoints,
    ...(fetch && { fetch }),
  })
  return { ...client, wallets }
}
