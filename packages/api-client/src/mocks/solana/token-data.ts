/**
 * Encodes the data of mints and token accounts, as the Token program stores them, for `getAccountInfo` of the Solana ledger.
 *
 * Source  SPL Token: Mint (82 bytes: decimals at 44, initialized at 45), Account (165 bytes: mint, holder, u64 amount,
 *         state at 108)
 */
import { base58 } from '@scure/base'
import type { TokenAccount } from './token-accounts.js'

const MINT_BYTES = 82
const DECIMALS_AT = 44
const IS_INITIALIZED_AT = 45
const ACCOUNT_BYTES = 165
const HOLDER_AT = 32
const AMOUNT_AT = 64
const STATE_AT = 108

/** Encodes a mint, the account that describes a token. */
export function encodeMint(decimals: number): Uint8Array {
  const bytes = new Uint8Array(MINT_BYTES)
  bytes[DECIMALS_AT] = decimals
  bytes[IS_INITIALIZED_AT] = 1
  return bytes
}

/** Encodes a token account with its balance in base units. */
export function encodeTokenAccount({ mint, holder }: TokenAccount, value: bigint): Uint8Array {
  const bytes = new Uint8Array(ACCOUNT_BYTES)
  bytes.set(base58.decode(mint))
  bytes.set(base58.decode(holder), HOLDER_AT)
  new DataView(bytes.buffer).setBigUint64(AMOUNT_AT, value, true)
  bytes[STATE_AT] = 1
  return bytes
}
