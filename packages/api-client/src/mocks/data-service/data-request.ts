/**
 * A question to the mock data service, checked as a service would.
 *
 * In      endpoint, parameters of the path, query, body as text, the CAIP-2 ids the service supports
 * Out     what the answers are made of
 * Throws  RejectedRequest for a parameter that is missing, a network the service does not support, a body that does not fit
 * Source  spec R-API-63, R-API-64
 */
import type * as z from 'zod/mini'

import { MAX_NESTING } from '../../client/limits.js'
import { parseJson } from '../../client/parse-json.js'
import type { AccountKind } from './account-kind.js'
import type { DescribedEndpoint } from './described-endpoint.js'
import { RejectedRequest } from './rejected-request.js'

/** A question that was checked. */
export type DataRequest = {
  readonly kind: AccountKind
  /** A parameter of the path; the empty text when the path has none of this name. */
  readonly part: (name: string) => string
  /** A parameter of the query. */
  readonly asked: (name: string) => string | undefined
  /** A parameter of the query that has to be there. */
  readonly must: (name: string) => string
  /** The body, read by a schema. */
  readonly body: <T>(schema: z.ZodMiniType<T>) => T
}

/** Checks a question. */
export function parseDataRequest({
  endpoint,
  kind,
  parts,
  query,
  body,
  caipNetworkIds,
}: {
  readonly endpoint: DescribedEndpoint
  readonly kind: AccountKind
  readonly parts: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: string
  readonly caipNetworkIds: readonly string[]
}): DataRequest {
  for (const { name, required = false } of endpoint.query ?? []) {
    if (required && !query.get(name)) throw new RejectedRequest(400, `${name} is missing`)
  }
  const chainId = query.get('chainId')
  if (chainId !== null && !caipNetworkIds.includes(chainId)) throw new RejectedRequest(400, 'chainId is not supported')
  return {
    kind,
    part: (name) => parts[name] ?? '',
    asked: (name) => query.get(name) || undefined,
    must: (name) => query.get(name) ?? '',
    body: (schema) => {
      const json = parseJson(body, MAX_NESTING)
      const parsed = schema.safeParse('value' in json ? json.value : undefined)
      if (!parsed.success) throw new RejectedRequest(400, 'The body does not fit')
      return parsed.data
    },
  }
}
