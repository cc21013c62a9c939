/**
 * Reads the Token-2022 extensions of a mint or a token account.
 *
 * In      data                 of the account; accounts of the classic token program have no extensions
 * Out     getExtension         the bytes of one extension; undefined when there is none
 *         isFrozen             whether a token account is frozen, in either program
 *         getRejectionReason   why a token cannot be sent by the kit, for any holder
 *         getAccountLength     bytes of a new token account of the mint
 *         getTransferFee       base units that the token withholds from an amount, in an epoch
 * Source  Token-2022, extension types and their layouts; spec R-SEND-107 to 110
 */
import type { TransferRejectionReason } from './transfer-rejected-error.js'

/** Extension type numbers of Token-2022. */
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
const HEADER_LENGTH = 4
const STATE_OFFSET = 108
const FROZEN = 2
const KEY_LENGTH = 32

/** Gets the bytes of an extension; undefined when there is none. */
export function getExtension(data: Bytes, type: number): Uint8Array | undefined {
  let at = FIRST_EXTENSION
  while (at + HEADER_LENGTH <= data.length) {
    const length = readNumber(data, at + 2, 2)
    const start = at + HEADER_LENGTH
    if (Number(readNumber(data, at, 2)) === type) {
      return Uint8Array.from({ length: Number(length) }, (_, index) => data[start + index] ?? 0)
    }
    at = start + Number(length)
  }
  return undefined
}

/** Whether a token account is frozen. */
export function isFrozen(data: Bytes): boolean {
  return data[STATE_OFFSET] === FROZEN
}

/** Why the kit cannot send the token; undefined when it can. */
export function getRejectionReason(mint: Bytes): TransferRejectionReason | undefined {
  if (getExtension(mint, EXTENSION.nonTransferable)) return 'not-transferable'
  if (getExtension(mint, EXTENSION.pausable)?.[KEY_LENGTH] === 1) return 'paused'
  const isHooked = getExtension(mint, EXTENSION.hook)
    ?.slice(KEY_LENGTH)
    .some((byte) => byte !== 0)
  return isHooked ? 'hook' : undefined
}

/** Extensions that a mint adds to each token account, with their length: withheld fee, hook marker, pausable marker. */
const ACCOUNT_EXTENSIONS: readonly (readonly [extension: number, bytes: number])[] = [
  [EXTENSION.feeConfig, 8],
  [EXTENSION.nonTransferable, 0],
  [EXTENSION.hook, 1],
  [EXTENSION.pausable, 0],
]

/**
 * Length of a new token account in bytes. Those of Token-2022 hold an account type and the `ImmutableOwner` extension.
 */
export function getAccountLength(mint: Bytes, isToken2022: boolean): number {
  if (!isToken2022) return ACCOUNT_LENGTH
  const extensions = ACCOUNT_EXTENSIONS.filter(([type]) => getExtension(mint, type))
  return extensions.reduce((sum, [, bytes]) => sum + HEADER_LENGTH + bytes, FIRST_EXTENSION + HEADER_LENGTH)
}

const OLDER_OFFSET = 72
const NEWER_OFFSET = 90
const BASIS_POINTS = 10_000n

/** Gets the fee of a transfer in base units; undefined for a token without one. */
export function getTransferFee(mint: Bytes, value: bigint, epoch: bigint): bigint | undefined {
  const config = getExtension(mint, EXTENSION.feeConfig)
  if (!config) return undefined
  const at = epoch >= readNumber(config, NEWER_OFFSET, 8) ? NEWER_OFFSET : OLDER_OFFSET
  const maxFee = readNumber(config, at + 8, 8)
  const fee = (value * readNumber(config, at + 16, 2) + BASIS_POINTS - 1n) / BASIS_POINTS
  return fee < maxFee ? fee : maxFee
}

/** Reads a little-endian integer. */
function readNumber(data: Bytes, at: number, length: number): bigint {
  let number = 0n
  for (let index = length - 1; index >= 0; index--) number = number * 256n + BigInt(data[at + index] ?? 0)
  return number
}
