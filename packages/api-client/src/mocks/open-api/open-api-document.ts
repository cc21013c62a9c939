/**
 * The services as an OpenAPI 3.1 description, for whoever serves them: every endpoint, what it takes, what it answers and
 * what it refuses with. The schemas are those the client reads answers with, so what the description allows the kit takes.
 *
 * In      serverUrl of the services
 * Out     the document, plain data
 * Throws  nothing
 * Source  OpenAPI 3.1; spec R-API-11, R-API-44, R-API-63
 */
import * as z from 'zod/mini'

import type { DescribedEndpoint } from '../data-service/described-endpoint.js'
import { DESCRIBED_DATA_ENDPOINTS } from '../data-service/described-endpoints.js'
import { DESCRIBED_OTHER_ENDPOINTS } from './other-endpoints.js'

/** A JSON schema, as far as a description needs one. */
type JsonSchema = Readonly<Record<string, unknown>>

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
}

type Content = { readonly 'application/json': { readonly schema: JsonSchema } }

/** One operation of the description. */
export type OpenApiOperation = {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>
}

/** An OpenAPI description. */
export type OpenApiDocument = {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
}

/** What every GET carries. */
const IDENTIFICATION = [
  { name: 'projectId', meaning: 'The project', required: true },
  { name: 'st', meaning: 'Kind of kit that asks, or `unknown`' },
  { name: 'sv', meaning: 'Version of the kit, or `unknown`' },
]

const refusalSchema = z.object({
  status: z.string(),
  reasons: z.array(z.object({ name: z.string(), description: z.string() })),
})

/** Describes the services. */
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
  { method, path, summary, query = [], body, answer }: DescribedEndpoint,
): OpenApiOperation {
  const inPath = [...path.matchAll(/\{(.+?)\}/g)].map(([, part = '']) =>
    parameter('path', { name: part, meaning: `The ${part}, percent-encoded`, required: true }),
  )
  const inQuery = [...query, ...(method === 'GET' ? IDENTIFICATION : [])]
  return {
    operationId: name,
    summary,
    parameters: [...inPath, ...inQuery.map((one) => parameter('query', one))],
    ...(body !== undefined && { requestBody: { required: true, content: contentOf(body) } }),
    responses: {
      200: { description: 'The answer', content: contentOf(answer) },
      default: { description: 'A refusal; people are shown its first description', content: contentOf(refusalSchema) },
    },
  }
}

function parameter(
  place: 'path' | 'query',
  { name, meaning, required = false }: NonNullable<DescribedEndpoint['query']>[number],
): Parameter {
  return { name, in: place, required, description: meaning, schema: { type: 'string' } }
}

/** What is read, not what it becomes: a transform is the kit's own affair. */
function contentOf(schema: z.ZodMiniType): Content {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // What stands in for an unfit field is nothing that a service shall send.
      delete jsonSchema.default
    },
  })
  return { 'application/json': { schema: json } }
}
