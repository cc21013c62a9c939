import { KitError } from '../../base/errors/kit-error.js'

/** The embedded wallet does not support this method. */
export class RpcNotAllowedError extends KitError {
  override readonly name = 'RpcNotAllowedError'
  constructor(readonly method: string) {
    super('Requested RPC call is not allowed', { code: 'approval/rpc-not-allowed' })
  }
}

/** Shown to the user as a toast after an `RpcNotAllowedError`. */
export class ActionNotAllowedError extends KitError {
  override readonly name = 'ActionNotAllowedError'
  constructor() {
    super('Action not allowed', { code: 'approval/not-allowed' })
  }
}
