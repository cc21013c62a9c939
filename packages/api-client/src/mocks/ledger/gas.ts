/**
 * Gas and fees on the EVM ledger, whose contracts use no gas of their own.
 *
 * Source  EIP-2 and EIP-2028 (21000; 4 and 16 per byte), EIP-2930 (access list), EIP-7623 (floor)
 */
import { type AccessList, type Hex, hexToBytes } from 'viem'

/** Base fee per gas of every block, in wei. */
export const BASE_FEE_WEI = 1_000_000_000n

/** Tip per gas that the ledger suggests, in wei. */
export const SUGGESTED_TIP_WEI = 100_000_000n

/** Gas limit of every block. */
export const BLOCK_GAS_LIMIT = 30_000_000n

const BASE_GAS = 21_000n

/** Gas that a transaction uses: the intrinsic cost, but at least the call data floor. */
export function calculateGas(data: Hex, accessList: AccessList = []): bigint {
  const bytes = hexToBytes(data)
  const zeros = BigInt(bytes.filter((byte) => byte === 0).length)
  const tokens = zeros + 4n * (BigInt(bytes.length) - zeros)
  const keys = accessList.reduce((sum, { storageKeys }) => sum + storageKeys.length, 0)
  const intrinsic = BASE_GAS + 4n * tokens + 2_400n * BigInt(accessList.length) + 1_900n * BigInt(keys)
  const floor = BASE_GAS + 10n * tokens
  return intrinsic > floor ? intrinsic : floor
}
