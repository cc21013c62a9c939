import { RPC_CODES } from '@bowline/secure-frame/protocol'
import { RefusedError } from '../../policy/refused-error.js'

/** The first node to get a transaction did not take it: nothing was sent. `reason` is the node's. */
export function refuseTransaction(reason: string): RefusedError {
  return new RefusedError(reason, RPC_CODES.rejected)
}
