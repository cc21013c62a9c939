/**
 * The features switched in the project's remote configuration, as answered; merging them is the caller's.
 *
 * In      client, signal
 * Out     entries `{ id, isEnabled, config }`; an entry that does not fit is left out
 * Throws  what HttpClient.request throws; an answer that does not fit counts as not fetched
 * Source  spec R-API-47, R-CFG-23; security §8 (remote configuration)
 */
import * as z from 'zod/mini'

import type { ApiClient } from '../api-client.js'
import { listSchema } from '../client/list-schema.js'

/** One remote feature; `config` null means that it is not set remotely. */
export type RemoteFeatureEntry = {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: readonly string[] | null
}

/** The schema of one remote feature; a provider that is no text is left out of its list. */
export const remoteFeatureEntrySchema: z.ZodMiniType<RemoteFeatureEntry> = z.object({
  id: z.string(),
  isEnabled: z.boolean(),
  config: z.nullable(listSchema(z.string())),
})

/** The remote document. */
export type RemoteConfig = { readonly features: readonly RemoteFeatureEntry[] }

/** The schema of the remote document. */
export const remoteConfigSchema: z.ZodMiniType<RemoteConfig> = z.object({
  features: listSchema(remoteFeatureEntrySchema),
})

/** Asks the explorer for the project's remote features. */
export async function getRemoteConfig(
  client: ApiClient,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<readonly RemoteFeatureEntry[]> {
  const { features } = await client.explorer.request({ path: 'appkit/v1/config', schema: remoteConfigSchema, signal })
  return features
}
