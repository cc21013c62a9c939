/**
 * Describes a smart session's permission in typed fields that the UI can format. Services and wallets provide permissions, so
 * anything malformed is described as unknown instead of guessed.
 *
 * Out     contract    the functions that may be called, by name, with their limits
 *         allowance   base units per period, of a token or of the native token
 *         unknown     only the type is known
 * Source  spec R-SESS-10, R-SESS-15 to 17, R-SESS-64; security design §7 (unlimited from 2^160 − 1 up), §8
 */
import type { SessionPermission } from '@bowline/api-client'
import { isRecord } from '../../base/validation/guard.js'
import { MAX_DATE_MS } from '../../base/validation/max-date-ms.js'

const UNLIMITED = 2n ** 160n - 1n
const MAX_FUNCTIONS = 100

/** A function that may be called. The name is untrusted text. */
export type FunctionDescription = {
  readonly name: string
  /** Maximum native token value per call, in base units; undefined without a limit. */
  readonly valueLimit: bigint | undefined
  /** Number of arguments with a condition. */
  readonly conditions: number
  /** True when the contract's code runs as the account itself (`DelegateCall`). */
  readonly isDelegated: boolean
}

/** A permission in typed fields. */
export type PermissionDescription =
  | { readonly kind: 'contract'; readonly address: string; readonly functions: readonly FunctionDescription[] }
  | {
      readonly kind: 'allowance'
      /** Address of the token; undefined for the native token. */
      readonly token: string | undefined
      readonly allowance: bigint
      readonly isUnlimited: boolean
      readonly periodSec: number
      readonly startsAtMs: number | undefined
    }
  | { readonly kind: 'unknown'; readonly type: string }

/** Never throws. */
export function describePermission({
  type,
  data,
}: SessionPermission | { type: string; data: object }): PermissionDescription {
  const description = isRecord(data) ? toDescription(type, data) : undefined
  return description ?? { kind: 'unknown', type }
}

function toDescription(type: string, data: Readonly<Record<string, unknown>>): PermissionDescription | undefined {
  if (type === 'contract-call') return contractOf(data)
  if (type === 'native-token-recurring-allowance') return allowanceOf(data, undefined)
  if (type !== 'erc20-recurring-allowance' || !isAddress(data.token)) return undefined
  return allowanceOf(data, data.token)
}

function contractOf({ address, functions }: Readonly<Record<string, unknown>>): PermissionDescription | undefined {
  if (!isAddress(address) || !Array.isArray(functions)) return undefined
  const known = functions.slice(0, MAX_FUNCTIONS).map(functionOf)
  const fitting = known.filter((one) => one !== undefined)
  const isWhole = fitting.length === functions.length && fitting.length > 0
  return isWhole ? { kind: 'contract', address, functions: fitting } : undefined
}

function functionOf(input: unknown): FunctionDescription | undefined {
  if (!isRecord(input) || typeof input.functionName !== 'string' || input.functionName === '') return undefined
  const { functionName: name, valueLimit, args, operation } = input
  const limit = quantityOf(valueLimit)
  if (valueLimit !== undefined && limit === undefined) return undefined
  return {
    name,
    valueLimit: limit,
    conditions: Array.isArray(args) ? args.filter(isRecord).length : 0,
    isDelegated: operation !== undefined && operation !== 'Call',
  }
}

function allowanceOf(
  { allowance: input, start, period }: Readonly<Record<string, unknown>>,
  token: string | undefined,
): PermissionDescription | undefined {
  const allowance = quantityOf(input)
  if (allowance === undefined || !isWhole(period) || period === 0) return undefined
  const startsAtMs = isWhole(start) && start * 1_000 <= MAX_DATE_MS ? start * 1_000 : undefined
  return { kind: 'allowance', token, allowance, isUnlimited: allowance >= UNLIMITED, periodSec: period, startsAtMs }
}

function quantityOf(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value) ? BigInt(value) : undefined
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
