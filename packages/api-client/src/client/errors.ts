/**
 * Errors with which the functions of this package reject. None of them contains a request's query or a whole body, which
 * may hold personal data. `code` is stable across versions.
 *
 * Source  spec R-API-05, R-API-06, R-API-16, R-API-44; security §11 (time limit)
 */

/** Method and path of a request. The query is omitted because it identifies the project and the user. */
export type RequestName = { readonly method: string; readonly path: string }

/** Error codes of this package. */
export type ApiErrorCode =
  | 'api/http'
  | 'api/invalid-response'
  | 'api/no-service'
  | 'api/timeout'
  | 'api/network'
  | 'api/unsupported-network'
  | 'api/name'
  | 'api/pay'

/** Reason why a response is invalid. */
export type ResponseProblem = 'too-large' | 'too-deep' | 'not-json' | 'schema' | 'not-image' | 'mismatch'

/** The service responded with an error status that the call does not accept. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code = 'api/http'
  readonly status: number
  readonly method: string
  readonly path: string
  /** The service's own message in one short line; empty when it gave none. */
  readonly reason: string
  /** The first description in the service's list of reasons; empty when there is none. */
  readonly description: string

  constructor({
    status,
    method,
    path,
    reason,
    description = '',
  }: RequestName & { readonly status: number; readonly reason: string; readonly description?: string }) {
    super(`HTTP status code: ${status}`)
    this.status = status
    this.method = method
    this.path = path
    this.reason = reason
    this.description = description
  }
}

/** The service responded with a success, but the content is invalid or not what was requested. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError'
  readonly code = 'api/invalid-response'
  readonly method: string
  readonly path: string
  readonly problem: ResponseProblem

  constructor({ method, path, problem }: RequestName & { readonly problem: ResponseProblem }) {
    super(`Invalid response of ${path} (${problem})`)
    this.method = method
    this.path = path
    this.problem = problem
  }
}

/** The app has not configured a URL for this service, so no request was sent. */
export class ServiceNotConfiguredError extends Error {
  override readonly name = 'ServiceNotConfiguredError'
  readonly code = 'api/no-service'
  readonly method: string
  readonly path: string

  constructor({ method, path }: RequestName) {
    super(`No endpoint is set for ${path}`)
    this.method = method
    this.path = path
  }
}

/** The call did not finish within its time limit. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError'
  readonly code = 'api/timeout'
  readonly method: string
  readonly path: string
  readonly limitMs: number

  constructor({ method, path, limitMs }: RequestName & { readonly limitMs: number }) {
    super(`${path} did not respond within ${limitMs / 1000} seconds`)
    this.method = method
    this.path = path
    this.limitMs = limitMs
  }
}

/** There was no response: offline, blocked by the browser, connection reset, or an invalid URL. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly code = 'api/network'
  readonly method: string
  readonly path: string

  constructor({ method, path, cause }: RequestName & { readonly cause: unknown }) {
    super(`${path} could not be reached`, { cause })
    this.method = method
    this.path = path
  }
}

/** The data service does not support the network, so no request was sent. Calls with an empty result return that instead. */
export class UnsupportedNetworkError extends Error {
  override readonly name = 'UnsupportedNetworkError'
  readonly code = 'api/unsupported-network'
  readonly caipNetworkId: string

  constructor({
    caipNetworkId,
    need,
  }: { readonly caipNetworkId: string; readonly need: 'Gas Price' | 'Swaps' | 'Smart Sessions' }) {
    super(`Network not supported for ${need}`)
    this.caipNetworkId = caipNetworkId
  }
}

/** A name could not be found, looked up, suggested or registered. The message is the service's when there is one. */
export class NameError extends Error {
  override readonly name = 'NameError'
  readonly code = 'api/name'

  constructor({ message, cause }: { readonly message: string; readonly cause: unknown }) {
    super(message, { cause })
  }
}

/** The pay service rejected a call. `rpcCode` and the message are those of its JSON-RPC error; `method` is the JSON-RPC method. */
export class PayServiceError extends Error {
  override readonly name = 'PayServiceError'
  readonly code = 'api/pay'
  readonly method: string
  readonly rpcCode: number

  constructor({ method, code, message }: { readonly method: string; readonly code: number; readonly message: string }) {
    super(message)
    this.method = method
    this.rpcCode = code
  }
}

/** Any error of a call to a service. An aborted call rejects with the reason of its signal instead. */
export type ApiError =
  | HttpError
  | InvalidResponseError
  | ServiceNotConfiguredError
  | RequestTimeoutError
  | NetworkError
  | UnsupportedNetworkError
  | NameError
  | PayServiceError

const CODES: ReadonlySet<unknown> = new Set<ApiErrorCode>([
  'api/http',
  'api/invalid-response',
  'api/no-service',
  'api/timeout',
  'api/network',
  'api/unsupported-network',
  'api/name',
  'api/pay',
])

/**
 * Whether a value is an error of this package, optionally with this code. It compares codes instead of classes, so it
 * also recognizes errors of another copy of the package.
 */
export function isApiError<Code extends ApiErrorCode = ApiErrorCode>(
  error: unknown,
  code?: Code,
): error is Extract<ApiError, { readonly code: Code }> {
  if (!(error instanceof Error) || !('code' in error)) return false
  return code === undefined ? CODES.has(error.code) : error.code === code
}
