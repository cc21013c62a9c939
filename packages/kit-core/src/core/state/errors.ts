import { KitError } from '../../base/errors/kit-error.js'

/** The app does not list the requested network. */
export class NetworkNotFoundError extends KitError {
  override readonly name = 'NetworkNotFoundError'
  constructor(readonly caipNetworkId: string) {
    super('Network not found', { code: 'network/not-found' })
  }
}

/** An action needs an active network, and there is none or the wallet is on one that the app does not list. */
export class NetworkUndefinedError extends KitError {
  override readonly name = 'NetworkUndefinedError'
  constructor() {
    super('CaipNetwork is undefined', { code: 'network/undefined' })
  }
}

/** The last network of a namespace cannot be removed. */
export class LastNetworkError extends KitError {
  override readonly name = 'LastNetworkError'
  constructor(readonly caipNetworkId: string) {
    super('The last network of a namespace cannot be removed', { code: 'network/last' })
  }
}
