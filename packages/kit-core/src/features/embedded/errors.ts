import { KitError } from '../../base/errors/kit-error.js'

/** The embedded wallet does not offer this method. */
export class RpcNotAllowedError extends KitError {
  override readonly name = 'RpcNotAllowedError'
  constructor(readonly method: string) {
    super('Requested RPC call is not allowed', { code: 'approval/rpc-not-allowed' })
  }
}

/** What the visitor reads of it. */
export class ActionNotAllowedError extends KitError {
  override readonly name = 'ActionNotAllowedError'
  constructor() {
    super('Action not allowed', { code: 'approval/not-allowed' })
  }
}
