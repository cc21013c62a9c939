/**
 * Fetches from the explorer the features that the project's owner enabled in the dashboard. The kit merges them with the
 * app's options.
 *
 * Out     entries in the service's order; invalid entries are skipped
 * Throws  the errors of `HttpClient.request`
 * Source  spec R-API-47, R-CFG-23; security §8 (remote configuration)
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'

/** A feature with its providers, such as `google` of `social_login`. `config` is null when it is not set remotely. */
export type RemoteFeatureEntry = {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/** Schema of a remote feature. Skips providers that are not text. */
export const remoteFeatureEntrySchema: v.GenericSchema<unknown, RemoteFeatureEntry> = v.object({
  id: v.string(),
  isEnabled: v.boolean(),
  config: v.nullable(listSchema(v.string())),
})

/** The remote configuration. */
export type RemoteConfig = { readonly features: readonly RemoteFeatureEntry[] }

/** Schema of the remote configuration. */
export const remoteConfigSchema: v.GenericSchema<unknown, RemoteConfig> = v.object({
  features: listSchema(remoteFeatureEntrySchema),
})

/** Fetches the project's remote configuration. */
export async function getRemoteConfig(
  client: ApiClient,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<readonly RemoteFeatureEntry[]> {
  const { features } = await client.explorer.request({ path: 'appkit/v1/config', schema: remoteConfigSchema, signal })
  return features
}
