import type { Namespace } from '../caip/namespace.js'
import { KitError } from './kit-error.js'

/** One namespace could not be disconnected. */
export class DisconnectChainError extends KitError {
  override readonly name = 'DisconnectChainError'
  constructor(
    readonly namespace: Namespace,
    cause?: unknown,
  ) {
    super(`Failed to disconnect chain ${namespace}`, { code: 'connect/disconnect-chain', cause })
  }
}

/** Disconnecting all failed for some namespaces; the others are disconnected. */
export class DisconnectChainsError extends KitError {
  override readonly name = 'DisconnectChainsError'
  constructor(
    readonly namespaces: readonly Namespace[],
    cause?: unknown,
  ) {
    super('Failed to disconnect', { code: 'connect/disconnect-chains', cause })
  }
}

/** The connected wallet did not open this account. */
export class AccountNotFoundError extends KitError {
  override readonly name = 'AccountNotFoundError'
  constructor(readonly address: string) {
    super('The wallet hasn’t shared this account', { code: 'connect/account-not-found' })
  }
}

/** What the modal shows when a disconnect failed. */
export class DisconnectError extends KitError {
  override readonly name = 'DisconnectError'
  constructor(cause?: unknown) {
    super('Failed to disconnect', { code: 'connect/disconnect', cause })
  }
}
