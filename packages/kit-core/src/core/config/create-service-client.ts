import { createApiClient } from '@bowline/api-client'
import { SDK_TYPE } from '../../brand.js'
import type { Kit, KitApi, KitParts } from '../../kit.js'
import { getSdkVersion } from './sdk-version.js'

const MAX_ENTRY_TEXT = 200

function cut(entry: unknown): string {
  return (JSON.stringify(entry) ?? '').slice(0, MAX_ENTRY_TEXT)
}

/**
 * Creates the client of the kit's services on the first request (`kit.api()`), with the parameters every request
 * carries. It warns once per endpoint of skipped entries. Source: spec R-CFG-03, R-CFG-14, R-CFG-70, R-API-03.
 */
export function createServiceClient({ config, store, log }: Kit, { fetch, wallets }: KitParts): KitApi {
  const warned = new Set<string>()
  const client = createApiClient({
    projectId: config.projectId,
    clientId: config.clientId,
    sdkType: SDK_TYPE,
    sdkVersion: () => getSdkVersion(store.get().config.framework),
    endpoints: config.endpoints,
    onSkipped({ method, path }, entries) {
      const name = `${method} ${path}`
      if (warned.has(name)) return
      warned.add(name)
      log.warn(
        `Entries of the response to ${name} could not be read and are missing: ${entries.length}. The first: ${cut(entries[0])}`,
      )
    },
    ...(fetch && { fetch }),
  })
  return { ...client, wallets }
}
