/**
 * Builds what the user sees of a permission: who may do what, how often and until when.
 *
 * In      the bytes that will be hashed; account and network; names of functions, and what a node reports about tokens
 * Out     a review
 * Throws  RequestRejectedError  from decoding
 * Source  security design §7; R-FRAME-132
 */
import { isAddressEqual } from 'viem'
import type { TransactionContext } from '../approval/evm/review-transaction.js'
import { UNLIMITED } from '../approval/evm/rules/transaction-subject.js'
import type { TransactionInfo } from '../approval/evm/transaction-info.js'
import { formatCoin, formatTokenAmount } from '../approval/format-amount.js'
import type { Review, ReviewLine, ReviewWarning } from '../approval/review.js'
import { toShownText } from '../approval/shown-text.js'
import { cardText } from '../texts/card-text.js'
import { formatUtc } from '../texts/format-utc.js'
import type { Allowance, PermittedCall } from './caveats.js'
import { decodeDelegation } from './delegation.js'
import { getSelector } from './get-selector.js'

/** Only texts depend on it, except that a name of a function counts only with the selector that is signed. */
export type PermissionInfo = {
  readonly keyCount: number
  readonly functions: ReadonlyMap<string, string>
  readonly tokens: readonly { readonly address: `0x${string}`; readonly token: TransactionInfo['token'] }[]
}

type PeriodText = `{amount} per ${'hour' | 'day' | 'week' | '30 days'}`

const PERIODS: ReadonlyMap<number, PeriodText> = new Map([
  [3_600, '{amount} per hour'],
  [86_400, '{amount} per day'],
  [604_800, '{amount} per week'],
  [2_592_000, '{amount} per 30 days'],
])

/** Builds the review of a permission. */
export function reviewPermission(bytes: Uint8Array, context: TransactionContext, info: PermissionInfo): Review {
  const { delegate, limits } = decodeDelegation(bytes, context.account, context.chainId)
  const { allowances, calls, expirySec } = limits
  const until = formatUtc(expirySec * 1_000)
  return {
    title: cardText('Let this app act without asking you'),
    action: 'Sign',
    lines: [
      { label: cardText('Until'), value: until, as: 'text' },
      ...allowances.flatMap((allowance) => allowanceLines(allowance, context, info)),
      ...calls.flatMap((call) => callLines(call, context, info)),
      { label: info.keyCount > 1 ? cardText('Keys, only together') : cardText('Key'), value: delegate, as: 'address' },
    ],
    details: JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2),
    warnings: [
      { id: 'without-asking', text: cardText('Until {time} this app can do it without asking you.', { time: until }) },
      ...(allowances.some(({ amount }) => amount >= UNLIMITED)
        ? [{ id: 'unlimited', text: cardText('The app can send an unlimited amount.') }]
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
  const shown = amount >= UNLIMITED ? formatUnlimited(unit) : formatTokenAmount(amount, unit)
  const period = PERIODS.get(periodSec)
  const value =
    period === undefined
      ? cardText('{amount} per {count} seconds', { amount: shown, count: periodSec })
      : cardText(period, { amount: shown })
  return [
    { label: cardText('May send, to anyone'), value, as: 'amount' },
    ...(address === undefined ? [] : [{ label: cardText('Token'), value: address, as: 'address' } as const]),
    { label: cardText('From'), value: formatUtc(startSec * 1_000), as: 'text' },
  ]
}

const formatUnlimited = (unit: TransactionInfo['token']): string =>
  unit === undefined
    ? cardText('Unlimited units')
    : cardText('Unlimited {symbol}', { symbol: toShownText(unit.symbol, { max: 12 }) })

function callLines(
  { target, selector, maxValue, conditions }: PermittedCall,
  { coin }: TransactionContext,
  { functions }: PermissionInfo,
): readonly ReviewLine[] {
  const signature = functions.get(selector)
  const isKnown = signature !== undefined && getSelector(signature) === selector
  return [
    { label: cardText('May call'), value: isKnown ? toShownText(signature, { max: 120 }) : selector, as: 'code' },
    { label: cardText('Contract'), value: target, as: 'address' },
    { label: cardText('At most, with each call'), value: formatCoin(maxValue, coin), as: 'amount' },
    ...conditions.map(
      ({ argument, word }): ReviewLine => ({
        label: cardText('Argument {part} is', { part: argument + 1 }),
        value: word,
        as: 'code',
      }),
    ),
  ]
}

function callWarnings(calls: readonly PermittedCall[]): readonly ReviewWarning[] {
  if (calls.length === 0) return []
  return [{ id: 'any-number', text: cardText('The app can make these calls any number of times.') }]
}
