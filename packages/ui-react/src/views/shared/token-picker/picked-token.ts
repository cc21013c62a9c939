import type { TokenDisplay } from '../../../components/token-button.js'

/**
 * A token to choose. `key` identifies it in its list; `amount` is decimal text; `value` is in dollars; `address` is the token's
 * contract, bare or as CAIP-10.
 */
export type PickedToken = TokenDisplay & {
  readonly key: string
  readonly amount?: string | undefined
  readonly value?: number | undefined
  readonly address?: string | undefined
}

/** Address without its network. */
export function bareAddress(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1)
}
