/**
 * Fetches from the explorer whether the project wants analytics. The kit calls it only when the app has set a collector and
 * has not disabled analytics.
 *
 * Out     the setting; false when there is no valid response
 * Throws  the signal's reason when aborted, nothing else
 * Source  spec R-API-53, R-API-56
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'

/** The explorer's response about analytics. */
export type AnalyticsConfig = { readonly isAnalyticsEnabled: boolean }

/** Schema of the explorer's response about analytics. */
export const analyticsConfigSchema: v.GenericSchema<unknown, AnalyticsConfig> = v.object({
  isAnalyticsEnabled: v.boolean(),
})

/** Fetches the project's analytics setting. Rejects only when aborted. */
export async function getAnalyticsConfig(
  client: ApiClient,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<boolean> {
  try {
    const { isAnalyticsEnabled } = await client.explorer.request({
      path: 'getAnalyticsConfig',
      schema: analyticsConfigSchema,
      signal,
    })
    return isAnalyticsEnabled
  } catch {
    signal?.throwIfAborted()
    return false
  }
}
