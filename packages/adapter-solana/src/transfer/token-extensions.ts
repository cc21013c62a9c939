/**
 * What Token-2022 keeps behind a mint or a token account.
 *
 * In      data               of the account; one of the classic program has nothing there
 * Out     extensionOf        the bytes of one extension; undefined where there is none
 *         isFrozen           whether a token account is frozen, by either program
 *         refusalOf          why a token cannot be moved from here, whoever holds it
 *         accountLength      bytes of a new token account of the mint
 *         transferFeeOf      base units that the token keeps of an amount, in an epoch
 * Source  Token-2022, extension types and their layouts; spec R-SEND-107 to 110
 */
import type { TransferRejectionReason } from './refusals.js'

/** Types of extensions, by their numbers on the chain. */
export const EXTENSION = {
  feeConfig: 1,
  defaultState: 6,
  memoTransfer: 8,
  nonTransferable: 9,
  hook: 14,
  pausable: 26,
} as const

type Bytes = { readonly length: number; readonly [index: number]: number }

const ACCOUNT_LENGTH = 165
const FIRST_EXTENSION = ACCOUNT_LENGTH + 1
const HEAD_LENGTH = 4
const STATE_AT = 108
const FROZEN = 2
const KEY_LENGTH = 32

/** The bytes of an extension. */
export function extensionOf(data: Bytes, type: number): Uint8Array | undefined {
  let at = FIRST_EXTENSION
  while (at + HEAD_LENGTH <= data.length) {
    const length = numberAt(data, at + 2, 2)
    const start = at + HEAD_LENGTH
    if (Number(numberAt(data, at, 2)) === type) {
      return Uint8Array.from({ length: Number(length) }, (_, index) => data[start + index] ?? 0)
    }
    at = start + Number(length)
  }
  return undefined
}

/** Whether a token account is frozen. */
export function isFrozen(data: Bytes): boolean {
  return data[STATE_AT] === FROZEN
}

/** Why nobody can move the token from here; undefined where it can be moved. */
export function refusalOf(mint: Bytes): TransferRejectionReason | undefined {
  if (extensionOf(mint, EXTENSION.nonTransferable)) return 'not-transferable'
  if (extensionOf(mint, EXTENSION.pausable)?.[KEY_LENGTH] === 1) return 'paused'
  const isHooked = extensionOf(mint, EXTENSION.hook)
    ?.slice(KEY_LENGTH)
    .some((byte) => byte !== 0)
  return isHooked ? 'hook' : undefined
}

/** What mints lay into each token account: fee that is withheld, mark of a hook, mark of what can be paused. */
const LAID_IN_ACCOUNTS: readonly (readonly [extension: number, bytes: number])[] = [
  [EXTENSION.feeConfig, 8],
  [EXTENSION.nonTransferable, 0],
  [EXTENSION.hook, 1],
  [EXTENSION.pausable, 0],
]

/** The length of a new token account; those of Token-2022 carry a type and the extension that forbids a change of owner. */
export function accountLength(mint: Bytes, isToken2022: boolean): number {
  if (!isToken2022) return ACCOUNT_LENGTH
  const laid = LAID_IN_ACCOUNTS.filter(([type]) => extensionOf(mint, type))
  return laid.reduce((sum, [, bytes]) => sum + HEAD_LENGTH + bytes, FIRST_EXTENSION + HEAD_LENGTH)
}

const OLDER_AT = 72
const NEWER_AT = 90
const PARTS = 10_000n

/** The fee of a transfer; undefined for a token that has none. */
export function transferFeeOf(mint: Bytes, value: bigint, epoch: bigint): bigint | undefined {
  const config = extensionOf(mint, EXTENSION.feeConfig)
  if (!config) return undefined
  const at = epoch >= numberAt(config, NEWER_AT, 8) ? NEWER_AT : OLDER_AT
  const most = numberAt(config, at + 8, 8)
  const fee = (value * numberAt(config, at + 16, 2) + PARTS - 1n) / PARTS
  return fee < most ? fee : most
}

/** Little-endian. */
function numberAt(data: Bytes, at: number, length: number): bigint {
  let number = 0n
  for (let index = length - 1; index >= 0; index--) number = number * 256n + BigInt(data[at + index] ?? 0)
  return number
}
