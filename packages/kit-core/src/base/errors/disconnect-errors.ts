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

/** Disconnecting failed for some namespaces. The others are disconnected. */
export class DisconnectChainsError extends KitError {
  override readonly name = 'DisconnectChainsError'
  constructor(
    readonly namespaces: readonly Namespace[],
    cause?: unknown,
  ) {
    super('Failed to disconnect', { code: 'connect/disconnect-chains', cause })
  }
}

/** The connected wallet does not share this account. */
export class AccountNotFoundError extends KitError {
  override readonly name = 'AccountNotFoundError'
  constructor(readonly address: string) {
    super('The wallet hasn’t shared this account', { code: 'connect/account-not-found' })
  }
}

/** Shown in the modal when a disconnect failed. */
export class DisconnectError extends KitError {
  override readonly name = 'DisconnectError'
  constructor(cause?: unknown) {
    super('Failed to disconnect', { code: 'connect/disconnect', cause })
  }
}
