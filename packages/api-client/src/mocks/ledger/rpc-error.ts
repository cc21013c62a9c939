/** An error of the JSON-RPC answer, as a provider rejects with it. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  /** What some nodes say beside the words. */
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The text is no JSON. */
export const PARSE_ERROR = -32_700

/** The JSON is no request. */
export const INVALID_REQUEST = -32_600

/** The ledger has no such method. */
export const METHOD_NOT_FOUND = -32_601

/** The parameters do not fit the method. */
export const INVALID_PARAMS = -32_602

/** The node itself failed. */
export const INTERNAL_ERROR = -32_603

/** The node understood and refuses; its message says why, in the words of real nodes. */
export const SERVER_ERROR = -32_000
