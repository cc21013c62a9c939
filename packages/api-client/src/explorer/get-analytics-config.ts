/**
 * Fetches whether the project wants analytics. Call it only when the app has enabled analytics.
 *
 * In      client, signal
 * Out     the setting; false when there is no valid response
 * Throws  the signal's reason when aborted, nothing else
 * Source  spec R-API-53, R-API-56
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'

/** Response of the analytics setting. */
export type AnalyticsConfig = { readonly isAnalyticsEnabled: boolean }

/** Schema of the analytics setting. */
export const analyticsConfigSchema: v.GenericSchema<unknown, AnalyticsConfig> = v.object({
  isAnalyticsEnabled: v.boolean(),
})

/** Fetches whether analytics is enabled for the project from the explorer. */
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
