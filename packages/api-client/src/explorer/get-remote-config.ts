/**
 * Fetches the features of the project's remote configuration, unmerged.
 *
 * In      client, signal
 * Out     entries `{ id, isEnabled, config }`; invalid entries are skipped
 * Throws  the errors of `HttpClient.request`; an invalid response counts as not fetched
 * Source  spec R-API-47, R-CFG-23; security §8 (remote configuration)
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'

/** A remote feature. `config` is null when the feature is not set remotely. */
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

/** Fetches the project's remote features from the explorer. */
export async function getRemoteConfig(
  client: ApiClient,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<readonly RemoteFeatureEntry[]> {
  const { features } = await client.explorer.request({ path: 'appkit/v1/config', schema: remoteConfigSchema, signal })
  return features
}
