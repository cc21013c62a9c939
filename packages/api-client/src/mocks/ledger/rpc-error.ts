/** The JSON-RPC error with which a mock ledger responds, and with which a provider on top of it rejects. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  /** Additional data that some nodes return. */
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The text is not JSON. */
export const PARSE_ERROR = -32_700

/** The JSON is not a request. */
export const INVALID_REQUEST = -32_600

/** The ledger does not support the method. */
export const METHOD_NOT_FOUND = -32_601

/** The parameters are invalid. */
export const INVALID_PARAMS = -32_602

/** The node itself failed. */
export const INTERNAL_ERROR = -32_603

/** The node rejects the request. The message gives the reason, in the words of real nodes. */
export const SERVER_ERROR = -32_000
