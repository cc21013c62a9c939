import { RPC_CODES } from '@bowline/secure-frame/protocol'
import { RefusedError } from '../../policy/refused-error.js'

/**
 * Creates the error for a transaction that the node refused, so nothing was sent. `reason` is the node's message.
 */
export function refuseTransaction(reason: string): RefusedError {
  return new RefusedError(reason, RPC_CODES.rejected)
}
