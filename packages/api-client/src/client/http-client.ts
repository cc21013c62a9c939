/**
 * One request to one service, and what becomes of its answer. It never retries; callers decide.
 *
 * In      method, path, query, body, schema, signal; query parameters that every call of the service carries
 * Out     the schema's output, or a blob
 * Throws  ServiceNotConfiguredError, before anything is asked · HttpError · InvalidResponseError · RequestTimeoutError · NetworkError · the signal's reason when aborted
 * Source  spec R-API-01 to 10, R-API-70, R-SESS-33 (an empty answer); security §11 (10 s, 5 MB, 64 levels, no retry)
 */
import type * as z from 'zod/mini'

import { withDeadline } from './deadline.js'
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
import { refusalReason } from './refusal-reason.js'
import { type Query, requestUrl } from './request-url.js'

/** The methods the services take. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call for JSON. */
export type JsonRequest<T> = {
  readonly method?: HttpMethod
  readonly path: string
  readonly query?: Query
  readonly body?: unknown
  readonly schema: z.ZodMiniType<T>
  /** Beside those of the body. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Statuses that, though no success, count as an answer when their body fits the schema. */
  readonly alsoAnsweredBy?: readonly number[]
  /** What a success without a body stands for; without it an empty body is no answer. */
  readonly whenEmpty?: T
  /** How the browser's own cache is used; its default unless given. */
  readonly cache?: 'no-cache' | undefined
  readonly signal?: AbortSignal | undefined
}

/** One call for bytes, such as an image. */
export type BlobRequest = {
  readonly path: string
  readonly query?: Query
  /** The most bytes that are read; never more than any answer may have. */
  readonly maxBytes?: number
  readonly signal?: AbortSignal | undefined
}

/** A service, spoken to over HTTP. */
export type HttpClient = {
  /** Undefined where the service is not there. */
  readonly baseUrl: string | undefined
  readonly request: <T>(request: JsonRequest<T>) => Promise<T>
  readonly requestBlob: (request: BlobRequest) => Promise<Blob>
}

/** What a client of one service is made of. */
export type HttpClientOptions = {
  readonly baseUrl: string | undefined
  readonly commonQuery: (method: HttpMethod) => Query
  /** Defaults to the page's own fetch, looked up at each call. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Called when entries of a response's lists did not fit and were skipped. */
  readonly onSkipped?: ((request: RequestName, entries: readonly unknown[]) => void) | undefined
}

type Call = Omit<JsonRequest<unknown>, 'schema' | 'method' | 'alsoAnsweredBy' | 'whenEmpty'> & {
  readonly method: HttpMethod
  readonly maxBytes?: number
}
type Answer = {
  readonly name: RequestName
  readonly response: Response
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
}

const JSON_HEADERS = { 'content-type': 'application/json' }

/** Makes the client of one service; nothing is sent before a call. */
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
  }: Call): Promise<Answer> {
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
      run: async (ending) => {
        try {
          const { href } = requestUrl({ baseUrl, path, query: { ...query, ...commonQuery(method) } })
          const response = await (fetch ?? globalThis.fetch)(href, { method, signal: ending, ...content })
          const bytes = await readBody({ response, maxBytes: Math.min(maxBytes, MAX_BODY_BYTES), signal: ending })
          return { name, response, bytes }
        } catch (cause) {
          throw new NetworkError({ ...name, cause })
        }
      },
    })
  }

  return {
    baseUrl,
    async request({ method = 'GET', schema, alsoAnsweredBy = [], whenEmpty, ...call }) {
      const { name, response, bytes } = await send({ method, ...call })
      if (whenEmpty !== undefined && response.ok && bytes?.length === 0) return whenEmpty
      const json = jsonOf(bytes)
      const isAnswer = response.ok || alsoAnsweredBy.includes(response.status)
      const { result: parsed, skipped } = collectSkipped(() =>
        isAnswer && 'value' in json ? schema.safeParse(json.value) : undefined,
      )
      if (skipped.length > 0) onSkipped?.(name, skipped)
      if (parsed?.success) return parsed.data
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
  return new HttpError({ ...name, status, ...refusalReason('value' in json ? json.value : undefined, statusText) })
}
