import type { TokenDisplay } from '../../../components/token-button.js'

/**
 * A token to choose in a token picker. `key` identifies it in its list; `amount` is the balance in decimal text; `value` is in
 * dollars; `address` is the token's contract, bare or as CAIP-10.
 */
export type PickedToken = TokenDisplay & {
  readonly key: string
  readonly amount?: string | undefined
  readonly value?: number | undefined
  readonly address?: string | undefined
}

/** Address without the network of a CAIP-10 id. */
export function bareAddress(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1)
}
