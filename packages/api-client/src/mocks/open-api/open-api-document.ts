/**
 * OpenAPI 3.1 document of the data service and explorer, for those who write a back end for the kit. It uses the client's
 * own schemas, so the kit accepts every response that the document allows. Images, RPC and the pay service are not in it.
 *
 * Source  OpenAPI 3.1; spec R-API-11, R-API-44, R-API-63
 */
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

import type { DescribedEndpoint } from '../data-service/described-endpoint.js'
import { DESCRIBED_DATA_ENDPOINTS } from '../data-service/described-endpoints.js'
import { DESCRIBED_OTHER_ENDPOINTS } from './other-endpoints.js'

/** A JSON schema. */
type JsonSchema = Readonly<Record<string, unknown>>

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
}

type Content = { readonly 'application/json': { readonly schema: JsonSchema } }

/** An operation of the document: method and path of one endpoint. */
export type OpenApiOperation = {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>
}

/** An OpenAPI document. */
export type OpenApiDocument = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
}

/** Query parameters of every GET request. */
const IDENTIFICATION = [
  { name: 'projectId', meaning: 'The project', required: true },
  { name: 'st', meaning: 'Kind of kit that sends the request, or `unknown`' },
  { name: 'sv', meaning: 'Version of the kit, or `unknown`' },
]

const refusalSchema = v.object({
  status: v.string(),
  reasons: v.array(v.object({ name: v.string(), description: v.string() })),
})

/** Creates the document, as plain data, for services that all have the same base URL. */
export function openApiDocument({ serverUrl }: { readonly serverUrl: string }): OpenApiDocument {
  const paths = new Map<string, Readonly<Record<string, OpenApiOperation>>>()
  const described = Object.entries({ ...DESCRIBED_DATA_ENDPOINTS, ...DESCRIBED_OTHER_ENDPOINTS })
  for (const [name, endpoint] of described) {
    const path = `/${endpoint.path}`
    paths.set(path, { ...paths.get(path), [endpoint.method.toLowerCase()]: operation(name, endpoint) })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Services of Bowline',
      version: '1',
      description: 'Balances, names, history, swaps, on-ramp and smart sessions, and the wallet directory.',
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries(paths),
  }
}

function operation(
  name: string,
  { method, path, summary, query = [], body, response }: DescribedEndpoint,
): OpenApiOperation {
  const inPath = [...path.matchAll(/\{(.+?)\}/g)].map(([, part = '']) =>
    parameter('path', { name: part, meaning: `The ${part}, percent-encoded`, required: true }),
  )
  const inQuery = [...query, ...(method === 'GET' ? IDENTIFICATION : [])]
  return {
    operationId: name,
    summary,
    parameters: [...inPath, ...inQuery.map((one) => parameter('query', one))],
    ...(body !== undefined && { requestBody: { required: true, content: toContent(body) } }),
    responses: {
      200: { description: 'The response', content: toContent(response) },
      default: { description: 'A refusal; people are shown its first description', content: toContent(refusalSchema) },
    },
  }
}

function parameter(
  location: 'path' | 'query',
  { name, meaning, required = false }: NonNullable<DescribedEndpoint['query']>[number],
): Parameter {
  return { name, in: location, required, description: meaning, schema: { type: 'string' } }
}

/** Converts the input side of a schema. Transforms are internal to the kit. */
function toContent(schema: v.GenericSchema): Content {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return { 'application/json': { schema: json } }
}
