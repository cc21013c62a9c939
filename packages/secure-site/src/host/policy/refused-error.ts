import { RPC_CODES } from '@bowline/secure-frame/protocol'

/** Why a request is not carried out: the words and the code go to the page, nothing else does. */
export class RefusedError extends Error {
  override readonly name: string = 'RefusedError'
  readonly code: number

  /** @param code JSON-RPC or EIP-1193 */
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

/** Parameters that are malformed, out of range, or for another account or network. */
export function refuseParams(reason: string): RefusedError {
  return new RefusedError(reason, RPC_CODES.badParams)
}

/** The visitor said no, or closed, or the page took the request back. */
export function refuseDeclined(): RefusedError {
  return new RefusedError('Request was aborted', RPC_CODES.declined)
}
