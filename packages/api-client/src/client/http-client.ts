/**
 * HTTP client of one service, used by all endpoint functions of this package and by the kit for an app's sign-in server.
 * It sends each request once and parses the response; callers decide about retries.
 *
 * Throws  ServiceNotConfiguredError, before any request · HttpError · InvalidResponseError · RequestTimeoutError ·
 *         NetworkError · the signal's reason when aborted
 * Source  spec R-API-01 to 10, R-API-70, R-SESS-33 (an empty response); security §11 (10 s, 5 MB, 64 levels, no retry)
 */
import * as v from 'valibot'

import { withDeadline } from './deadline.js'
import { getErrorReason } from './error-reason.js'
import {
  HttpError,
  InvalidResponseError,
  NetworkError,
  type RequestName,
  RequestTimeoutError,
  ServiceNotConfiguredError,
} from './errors.js'
import { MAX_BODY_BYTES, MAX_NESTING, REQUEST_LIMIT_MS } from './limits.js'
import { collectSkipped } from './list-schema.js'
import { type ParsedJson, parseJson } from './parse-json.js'
import { readBody } from './read-body.js'
import { buildRequestUrl, type Query } from './request-url.js'

/** HTTP methods that requests can have. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A request for JSON. */
export type JsonRequest<T> = {
  readonly method?: HttpMethod
  readonly path: string
  readonly query?: Query
  readonly body?: unknown
  readonly schema: v.GenericSchema<unknown, T>
  /** Headers in addition to `content-type`, which only requests with a body have. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Error statuses whose body is accepted as a response when it matches the schema. */
  readonly acceptedStatuses?: readonly number[]
  /** Result for a success without a body. Without `whenEmpty` an empty body is invalid. */
  readonly whenEmpty?: T
  /** Browser cache mode. Defaults to the browser's. */
  readonly cache?: 'no-cache' | undefined
  readonly signal?: AbortSignal | undefined
}

/** A GET request for bytes, such as an image. */
export type BlobRequest = {
  readonly path: string
  readonly query?: Query
  /** Maximum number of bytes; a longer response is invalid. Defaults to `MAX_BODY_BYTES`, which it cannot exceed. */
  readonly maxBytes?: number
  readonly signal?: AbortSignal | undefined
}

/** HTTP client of one service. Both methods reject with the errors of this package. */
export type HttpClient = {
  /** Undefined when the service is not configured. */
  readonly baseUrl: string | undefined
  readonly request: <T>(request: JsonRequest<T>) => Promise<T>
  readonly requestBlob: (request: BlobRequest) => Promise<Blob>
}

/** Options of `createHttpClient`. */
export type HttpClientOptions = {
  readonly baseUrl: string | undefined
  readonly commonQuery: (method: HttpMethod) => Query
  /** Defaults to the global `fetch`, resolved at each call. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Called per response with its invalid list entries, which were skipped. */
  readonly onSkipped?: ((request: RequestName, entries: readonly unknown[]) => void) | undefined
}

type Call = Omit<JsonRequest<unknown>, 'schema' | 'method' | 'acceptedStatuses' | 'whenEmpty'> & {
  readonly method: HttpMethod
  readonly maxBytes?: number
}
type RawResponse = {
  readonly name: RequestName
  readonly response: Response
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
}

const JSON_HEADERS = { 'content-type': 'application/json' }

/** Creates a client. `commonQuery` returns the query parameters of every call, which win over those of the call. */
export function createHttpClient({ baseUrl, commonQuery, fetch, onSkipped }: HttpClientOptions): HttpClient {
  async function send({
    method,
    path,
    query,
    body,
    headers,
    cache,
    maxBytes = MAX_BODY_BYTES,
    signal,
  }: Call): Promise<RawResponse> {
    const name = { method, path: withoutQuery(path) }
    if (baseUrl === undefined) throw new ServiceNotConfiguredError(name)
    const content = {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...((body !== undefined || headers) && { headers: { ...(body !== undefined && JSON_HEADERS), ...headers } }),
      ...(cache && { cache }),
    }

    return withDeadline({
      limitMs: REQUEST_LIMIT_MS,
      signal,
      timeoutError: () => new RequestTimeoutError({ ...name, limitMs: REQUEST_LIMIT_MS }),
      run: async (abortSignal) => {
        try {
          const { href } = buildRequestUrl({ baseUrl, path, query: { ...query, ...commonQuery(method) } })
          const response = await (fetch ?? globalThis.fetch)(href, { method, signal: abortSignal, ...content })
          const bytes = await readBody({ response, maxBytes: Math.min(maxBytes, MAX_BODY_BYTES), signal: abortSignal })
          return { name, response, bytes }
        } catch (cause) {
          throw new NetworkError({ ...name, cause })
        }
      },
    })
  }

  return {
    baseUrl,
    async request({ method = 'GET', schema, acceptedStatuses = [], whenEmpty, ...call }) {
      const { name, response, bytes } = await send({ method, ...call })
      if (whenEmpty !== undefined && response.ok && bytes?.length === 0) return whenEmpty
      const json = jsonOf(bytes)
      const isAccepted = response.ok || acceptedStatuses.includes(response.status)
      const { result: parsed, skipped } = collectSkipped(() =>
        isAccepted && 'value' in json ? v.safeParse(schema, json.value) : undefined,
      )
      if (skipped.length > 0) onSkipped?.(name, skipped)
      if (parsed?.success) return parsed.output
      if (!response.ok) throw refusal(name, response, json)
      throw new InvalidResponseError({ ...name, problem: 'problem' in json ? json.problem : 'schema' })
    },
    async requestBlob(call) {
      const { name, response, bytes } = await send({ method: 'GET', ...call })
      if (!response.ok) throw refusal(name, response, jsonOf(bytes))
      if (bytes === undefined) throw new InvalidResponseError({ ...name, problem: 'too-large' })
      return new Blob([bytes], { type: response.headers.get('content-type') ?? '' })
    },
  }
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, '')
}

function jsonOf(bytes: Uint8Array | undefined): ParsedJson | { readonly problem: 'too-large' } {
  return bytes === undefined ? { problem: 'too-large' } : parseJson(new TextDecoder().decode(bytes), MAX_NESTING)
}

function refusal(name: RequestName, { status, statusText }: Response, json: ReturnType<typeof jsonOf>): HttpError {
  return new HttpError({ ...name, status, ...getErrorReason('value' in json ? json.value : undefined, statusText) })
}
