/**
 * Whether the project wants analytics. Asking only when the app's own switch is on is the caller's.
 *
 * In      client, signal
 * Out     the answer; false when there is none
 * Throws  the signal's reason when aborted, nothing else
 * Source  spec R-API-53, R-API-56
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'

/** The answer of the analytics switch. */
export type AnalyticsConfig = { readonly isAnalyticsEnabled: boolean }

/** The schema of the analytics switch. */
export const analyticsConfigSchema: z.ZodMiniType<AnalyticsConfig> = z.object({ isAnalyticsEnabled: z.boolean() })

/** Asks the explorer whether analytics is on for the project. */
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
