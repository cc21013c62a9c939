/**
 * Builds what the user sees of a permission: who may do what, how often and until when.
 *
 * In      the bytes that will be hashed; account and network; names of functions, and what a node reports about tokens
 * Out     a review
 * Throws  RequestRejectedError  from decoding
 * Source  security design §7; R-FRAME-132
 */
import { formatUnits, isAddressEqual } from 'viem'
import type { TransactionContext } from '../approval/evm/review-transaction.js'
import { UNLIMITED } from '../approval/evm/rules/transaction-subject.js'
import type { TransactionInfo } from '../approval/evm/transaction-info.js'
import type { Review, ReviewLine, ReviewWarning } from '../approval/review.js'
import { toShownText } from '../approval/shown-text.js'
import type { Allowance, PermittedCall } from './caveats.js'
import { decodeDelegation } from './delegation.js'
import { getSelector } from './get-selector.js'

/** Only texts depend on it, except that a name of a function counts only with the selector that is signed. */
export type PermissionInfo = {
  readonly keyCount: number
  readonly functions: ReadonlyMap<string, string>
  readonly tokens: readonly { readonly address: `0x${string}`; readonly token: TransactionInfo['token'] }[]
}

const PERIODS: ReadonlyMap<number, string> = new Map([
  [3_600, 'hour'],
  [86_400, 'day'],
  [604_800, 'week'],
  [2_592_000, '30 days'],
])

/** Builds the review of a permission. */
export function reviewPermission(bytes: Uint8Array, context: TransactionContext, info: PermissionInfo): Review {
  const { delegate, limits } = decodeDelegation(bytes, context.account, context.chainId)
  const { allowances, calls, expirySec } = limits
  const until = formatTime(expirySec)
  return {
    title: 'Let this app act without asking you',
    action: 'Sign',
    lines: [
      { label: 'Until', value: until, as: 'text' },
      ...allowances.flatMap((allowance) => allowanceLines(allowance, context, info)),
      ...calls.flatMap((call) => callLines(call, context, info)),
      { label: info.keyCount > 1 ? 'Keys, only together' : 'Key', value: delegate, as: 'address' },
    ],
    details: JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2),
    warnings: [
      { id: 'without-asking', text: `Until ${until} this app can do it without asking you.` },
      ...(allowances.some(({ amount }) => amount >= UNLIMITED)
        ? [{ id: 'unlimited', text: 'The app can send an unlimited amount.' }]
        : []),
      ...callWarnings(calls),
    ],
  }
}

function allowanceLines(
  { token: address, amount, periodSec, startSec }: Allowance,
  { coin }: TransactionContext,
  { tokens }: PermissionInfo,
): readonly ReviewLine[] {
  const token = address && tokens.find((one) => isAddressEqual(one.address, address))?.token
  const unit = address === undefined ? coin : token
  const symbol = unit === undefined ? 'units' : toShownText(unit.symbol, { max: 12 })
  const shown = amount >= UNLIMITED ? 'Unlimited' : unit === undefined ? amount : formatUnits(amount, unit.decimals)
  const period = PERIODS.get(periodSec) ?? `${periodSec} seconds`
  return [
    { label: 'May send, to anyone', value: `${shown} ${symbol} per ${period}`, as: 'amount' },
    ...(address === undefined ? [] : [{ label: 'Token', value: address, as: 'address' } as const]),
    { label: 'From', value: formatTime(startSec), as: 'text' },
  ]
}

function callLines(
  { target, selector, maxValue, conditions }: PermittedCall,
  { coin }: TransactionContext,
  { functions }: PermissionInfo,
): readonly ReviewLine[] {
  const signature = functions.get(selector)
  const isKnown = signature !== undefined && getSelector(signature) === selector
  return [
    { label: 'May call', value: isKnown ? toShownText(signature, { max: 120 }) : selector, as: 'code' },
    { label: 'Contract', value: target, as: 'address' },
    { label: 'At most, with each call', value: `${formatUnits(maxValue, coin.decimals)} ${coin.symbol}`, as: 'amount' },
    ...conditions.map(
      ({ argument, word }): ReviewLine => ({ label: `Argument ${argument + 1} is`, value: word, as: 'code' }),
    ),
  ]
}

function callWarnings(calls: readonly PermittedCall[]): readonly ReviewWarning[] {
  if (calls.length === 0) return []
  return [{ id: 'any-number', text: 'The app can make these calls any number of times.' }]
}

function formatTime(timeSec: number): string {
  return `${new Date(timeSec * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
