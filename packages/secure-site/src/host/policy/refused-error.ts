import { RPC_CODES } from '@bowline/secure-frame/protocol'

/** Thrown when the frame rejects a request of the page. The page gets the message and the code, and nothing else. */
export class RefusedError extends Error {
  override readonly name: string = 'RefusedError'
  readonly code: number

  /** @param code JSON-RPC or EIP-1193 error code */
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

/** Creates the error for parameters that are malformed, out of range, or for another account or network. */
export function refuseParams(reason: string): RefusedError {
  return new RefusedError(reason, RPC_CODES.badParams)
}

/** Creates the error for a request that the user declined or closed, or that the page cancelled. */
export function refuseDeclined(): RefusedError {
  return new RefusedError('Request was aborted', RPC_CODES.declined)
}
