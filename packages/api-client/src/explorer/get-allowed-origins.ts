/**
 * Fetches from the explorer the origins on which the project may run. The kit calls it together with the remote
 * configuration, when one of its own logins is enabled, and raises an alert on another origin.
 *
 * Out     the patterns unchanged, and whether the service knows the project. The project is unknown after 401, 403 or 404
 *         without a list; any other failure yields a known project with an empty list
 * Throws  the signal's reason when aborted, nothing else
 * Source  spec R-API-48, R-CFG-57, R-CFG-58
 */
import * as v from 'valibot'

import type { ApiClient } from '../api-client.js'
import { isApiError } from '../client/errors.js'
import { listSchema } from '../client/list-schema.js'
import { HTTP_FORBIDDEN, HTTP_NOT_FOUND, HTTP_UNAUTHORIZED } from '../client/status.js'

/** The explorer's response: origin patterns such as `https://*.dapp.example`. */
export type AllowedOriginsResponse = { readonly allowedOrigins: readonly string[] }

/** Schema of the explorer's response. Skips entries that are not text. */
export const allowedOriginsSchema: v.GenericSchema<unknown, AllowedOriginsResponse> = v.object({
  allowedOrigins: listSchema(v.string()),
})

/** The project's allowed origins. `isProjectKnown` is false when the service does not know the project. */
export type AllowedOrigins = AllowedOriginsResponse & { readonly isProjectKnown: boolean }

const UNKNOWN_PROJECT_STATUSES: readonly number[] = [HTTP_UNAUTHORIZED, HTTP_FORBIDDEN, HTTP_NOT_FOUND]

/** Fetches the project's allowed origins. Rejects only when aborted. */
export async function getAllowedOrigins(
  client: ApiClient,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<AllowedOrigins> {
  try {
    const { allowedOrigins } = await client.explorer.request({
      path: 'projects/v1/origins',
      schema: allowedOriginsSchema,
      acceptedStatuses: UNKNOWN_PROJECT_STATUSES,
      signal,
    })
    return { allowedOrigins, isProjectKnown: true }
  } catch (error) {
    signal?.throwIfAborted()
    const isUnknown = isApiError(error, 'api/http') && UNKNOWN_PROJECT_STATUSES.includes(error.status)
    return { allowedOrigins: [], isProjectKnown: !isUnknown }
  }
}
