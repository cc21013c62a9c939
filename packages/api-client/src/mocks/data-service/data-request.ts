/**
 * A request to the mock data service, validated against the endpoint's description.
 *
 * In      parts: path parameters by name; caipNetworkIds: the networks that the service supports
 * Throws  RejectedRequest 400 for a missing parameter, an unsupported network, or (when it is read) an invalid body
 * Source  spec R-API-63, R-API-64
 */
import * as v from 'valibot'

import { MAX_NESTING } from '../../client/limits.js'
import { parseJson } from '../../client/parse-json.js'
import type { AccountKind } from './account-kind.js'
import type { DescribedEndpoint } from './described-endpoint.js'
import { RejectedRequest } from './rejected-request.js'

/** A validated request: the accessors by which a responder reads its values. */
export type DataRequest = {
  readonly kind: AccountKind
  /** Returns a path parameter; empty when the path has none of this name. */
  readonly pathValue: (name: string) => string
  /** Returns a query parameter; undefined when missing or empty. */
  readonly queryValue: (name: string) => string | undefined
  /** Returns a query parameter that the endpoint's description requires. */
  readonly requiredQueryValue: (name: string) => string
  /** Parses the body with a schema, and throws when it does not match. */
  readonly body: <T>(schema: v.GenericSchema<unknown, T>) => T
}

/** Validates path and query at once, and the body when a responder reads it. */
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
    pathValue: (name) => parts[name] ?? '',
    queryValue: (name) => query.get(name) || undefined,
    requiredQueryValue: (name) => query.get(name) ?? '',
    body: (schema) => {
      const json = parseJson(body, MAX_NESTING)
      const parsed = v.safeParse(schema, 'value' in json ? json.value : undefined)
      if (!parsed.success) throw new RejectedRequest(400, 'The body does not fit')
      return parsed.output
    },
  }
}
