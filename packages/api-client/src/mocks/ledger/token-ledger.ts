/**
 * The tokens of one chain: what their holders have, and who may take it. A holder begins with what is said of it, so that only
 * what has moved since is kept.
 *
 * In      firstValue   base units a holder begins with; undefined where there is no such token
 * Out     balances, allowances, and what has moved
 * Throws  RpcError 3 where a holder has too little, or too little was allowed
 * Source  ERC-20
 */
import { RpcError } from './rpc-error.js'

/** A holder of a token. */
export type TokenHolding = { readonly token: string; readonly holder: string }

/** The tokens of one chain; addresses in any case. */
export type TokenBook = {
  readonly isToken: (token: string) => boolean
  readonly balanceOf: (holding: TokenHolding) => bigint
  /** What came to a holder since the beginning, less what left. */
  readonly movedOf: (holding: TokenHolding) => bigint
  readonly allowanceOf: (holding: TokenHolding & { readonly spender: string }) => bigint
  readonly allow: (allowance: TokenHolding & { readonly spender: string; readonly value: bigint }) => void
  /** Refuses what a holder does not have, and changes nothing. */
  readonly assertHeld: (holding: TokenHolding & { readonly value: bigint }) => void
  readonly add: (holding: TokenHolding & { readonly value: bigint }) => void
}

/** The code of a node for a call that the contract turned back. */
export const EXECUTION_REVERTED = 3

/** Makes the book. */
export function createTokenBook(firstValue: (holding: TokenHolding) => bigint | undefined): TokenBook {
  const moved = new Map<string, bigint>()
  const allowed = new Map<string, bigint>()
  const keyOf = (...addresses: readonly string[]) => addresses.join('/').toLowerCase()
  const movedOf = ({ token, holder }: TokenHolding) => moved.get(keyOf(token, holder)) ?? 0n
  const balanceOf = (holding: TokenHolding) => {
    const value = (firstValue(holding) ?? 0n) + movedOf(holding)
    return value > 0n ? value : 0n
  }
  return {
    isToken: (token) => firstValue({ token, holder: token }) !== undefined,
    balanceOf,
    movedOf,
    allowanceOf: ({ token, holder, spender }) => allowed.get(keyOf(token, holder, spender)) ?? 0n,
    allow({ token, holder, spender, value }) {
      allowed.set(keyOf(token, holder, spender), value)
    },
    assertHeld(holding) {
      if (balanceOf(holding) >= holding.value) return
      throw new RpcError(EXECUTION_REVERTED, 'execution reverted: ERC20: transfer amount exceeds balance')
    },
    add({ token, holder, value }) {
      moved.set(keyOf(token, holder), movedOf({ token, holder }) + value)
    },
  }
}
