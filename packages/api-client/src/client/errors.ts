/**
 * What a call to a service can throw. None of them holds a body: a body can hold personal data.
 *
 * In      the path without its query, and what is known of the failure
 * Out     errors with a stable `code`
 * Throws  nothing
 * Source  spec R-API-05, R-API-06, R-API-16, R-API-44; security §11 (time limit)
 */

/** The request's method and path; the query is left out, for it names the project and the visitor. */
export type RequestName = { readonly method: string; readonly path: string }

/** The codes of the errors of this package. */
export type ApiErrorCode =
  | 'api/http'
  | 'api/invalid-answer'
  | 'api/no-service'
  | 'api/timeout'
  | 'api/network'
  | 'api/unsupported-network'
  | 'api/name'
  | 'api/pay'

/** What was wrong with an answer. */
export type ResponseProblem = 'too-large' | 'too-deep' | 'not-json' | 'schema' | 'not-image' | 'not-asked-for'

/** The service answered with a status that is not a success. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code = 'api/http'
  readonly status: number
  readonly method: string
  readonly path: string
  /** The service's own words, one short line; empty when it gave none. */
  readonly reason: string
  /** The first description of the service's list of reasons; empty when it gave no such list. */
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

/** The service answered, and the answer is not what was agreed. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError'
  readonly code = 'api/invalid-answer'
  readonly method: string
  readonly path: string
  readonly problem: ResponseProblem

  constructor({ method, path, problem }: RequestName & { readonly problem: ResponseProblem }) {
    super(`The answer of ${path} is not valid (${problem})`)
    this.method = method
    this.path = path
    this.problem = problem
  }
}

/** The service has no address here: the app names none, and nothing was asked. */
export class ServiceNotConfiguredError extends Error {
  override readonly name = 'ServiceNotConfiguredError'
  readonly code = 'api/no-service'
  readonly method: string
  readonly path: string

  constructor({ method, path }: RequestName) {
    super(`${path} is of a service that is not named`)
    this.method = method
    this.path = path
  }
}

/** The call had not ended when its time was over. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError'
  readonly code = 'api/timeout'
  readonly method: string
  readonly path: string
  readonly limitMs: number

  constructor({ method, path, limitMs }: RequestName & { readonly limitMs: number }) {
    super(`${path} did not answer within ${limitMs / 1000} seconds`)
    this.method = method
    this.path = path
    this.limitMs = limitMs
  }
}

/** There was no answer at all: offline, refused by the browser, reset, or an address that is none. */
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

/** The data service does not know the active network, and no answer could stand for that. */
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

/** A name could not be looked up, suggested or registered: in the service's words if it gave any. */
export class NameError extends Error {
  override readonly name = 'NameError'
  readonly code = 'api/name'

  constructor({ message, cause }: { readonly message: string; readonly cause: unknown }) {
    super(message, { cause })
  }
}

/** The pay service refused a call: the code and the words of its JSON-RPC error. */
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

/** Any error a call to a service throws, an abort excepted: that one rejects with the signal's own reason. */
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
  'api/invalid-answer',
  'api/no-service',
  'api/timeout',
  'api/network',
  'api/unsupported-network',
  'api/name',
  'api/pay',
])

/** Whether an error is one of this package, or the one with this code; reads the code, so it holds across two copies. */
export function isApiError<Code extends ApiErrorCode = ApiErrorCode>(
  error: unknown,
  code?: Code,
): error is Extract<ApiError, { readonly code: Code }> {
  if (!(error instanceof Error) || !('code' in error)) return false
  return code === undefined ? CODES.has(error.code) : error.code === code
}
