/**
 * The ERC-20 balances and allowances of one chain of the EVM ledger, in base units. Initial balances come from a callback, so
 * only changes are stored.
 *
 * In      firstValue: a holder's initial balance; undefined for an unknown token
 * Source  ERC-20
 */
import { RpcError } from './rpc-error.js'

/** An address that holds a token. */
export type TokenHolding = { readonly token: string; readonly holder: string }

/** The tokens of one chain. Addresses are case-insensitive. */
export type TokenBook = {
  readonly isToken: (token: string) => boolean
  readonly balanceOf: (holding: TokenHolding) => bigint
  /** Net amount that a holder received since the start. */
  readonly movedOf: (holding: TokenHolding) => bigint
  readonly allowanceOf: (holding: TokenHolding & { readonly spender: string }) => bigint
  readonly allow: (allowance: TokenHolding & { readonly spender: string; readonly value: bigint }) => void
  /** Throws `RpcError` 3 when a holder has less than `value`. Changes nothing. */
  readonly assertHeld: (holding: TokenHolding & { readonly value: bigint }) => void
  readonly add: (holding: TokenHolding & { readonly value: bigint }) => void
}

/** A node's error code for a reverted call. */
export const EXECUTION_REVERTED = 3

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
