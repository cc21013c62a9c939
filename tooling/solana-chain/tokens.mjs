// @ts-check
/**
 * Parses token accounts and mints of both token programs.
 *
 * In      an account; a function that reads others, for a mint's decimals
 * Out     the account's parts; undefined for other accounts
 * Source  SPL Token and Token-2022: an account is 165 bytes, a mint 82; extensions follow byte 165, of which byte 165
 *         says which of the two it is
 */
import { address } from '@solana/kit'
import {
  getMintDecoder,
  getMintSize,
  getTokenDecoder,
  getTokenSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

export const TOKEN_2022_ADDRESS = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')

/** @typedef {import('@solana/kit').EncodedAccount} EncodedAccount */

const isTokenProgram = (/** @type {string} */ program) =>
  program === TOKEN_PROGRAM_ADDRESS || program === TOKEN_2022_ADDRESS

/**
 * @param {EncodedAccount} account
 * @param {1 | 2} kind what Token-2022 writes behind a mint, behind an account
 * @param {number} size
 */
function isLaidOut({ programAddress, data }, kind, size) {
  if (!isTokenProgram(programAddress)) return false
  return data.length === size || (programAddress === TOKEN_2022_ADDRESS && data.length > 165 && data[165] === kind)
}

/** @param {EncodedAccount} account */
export function mintOf(account) {
  if (!isLaidOut(account, 1, getMintSize())) return undefined
  const mint = getMintDecoder().decode(account.data)
  return mint.isInitialized ? mint : undefined
}

/** @param {EncodedAccount} account */
export function tokenOf(account) {
  if (!isLaidOut(account, 2, getTokenSize())) return undefined
  const token = getTokenDecoder().decode(account.data)
  return token.state === 0 ? undefined : token
}

/**
 * Names of the Token-2022 extensions of an account or a mint.
 * @param {EncodedAccount} account
 */
export function extensionsOf(account) {
  return entriesOf(account).map(({ type }) => ({ extension: type === 7 ? 'immutableOwner' : 'unparseableExtension' }))
}

/** @param {EncodedAccount} account */
function entriesOf({ data }) {
  /** @type {{ type: number, view: DataView }[]} */
  const found = []
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 166; at + 4 <= data.length; at += 4 + view.getUint16(at + 2, true)) {
    const type = view.getUint16(at, true)
    if (type === 0) break
    const length = Math.min(view.getUint16(at + 2, true), data.length - at - 4)
    found.push({ type, view: new DataView(data.buffer, data.byteOffset + at + 4, length) })
  }
  return found
}

const SECONDS_PER_YEAR = 60 * 60 * 24 * 365.24
const CLOCK = address('SysvarC1ock11111111111111111111111111111111')

/**
 * Multiplier of a mint's displayed amounts in Token-2022: `ScaledUiAmountConfig`, `InterestBearingConfig`.
 *
 * @param {EncodedAccount} mint
 * @param {import('./encoding/account.mjs').Look} look
 */
export function multiplierOf(mint, look) {
  const clock = look(CLOCK)?.data
  const now = clock ? Number(new DataView(clock.buffer, clock.byteOffset).getBigInt64(32, true)) : 0
  const entries = mint.programAddress === TOKEN_2022_ADDRESS ? entriesOf(mint) : []
  const scaled = entries.find(({ type }) => type === 25)?.view
  if (scaled) return scaled.getFloat64(now >= Number(scaled.getBigInt64(40, true)) ? 48 : 32, true)
  const interest = entries.find(({ type }) => type === 10)?.view
  if (!interest) return 1
  const [started, changed] = [Number(interest.getBigInt64(32, true)), Number(interest.getBigInt64(42, true))]
  const [averageRate, rate] = [interest.getInt16(40, true), interest.getInt16(50, true)]
  return Math.exp((averageRate * (changed - started) + rate * (now - changed)) / SECONDS_PER_YEAR / 10_000)
}
