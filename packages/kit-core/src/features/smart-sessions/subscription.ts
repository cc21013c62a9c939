/**
 * Creates the permissions request of a subscription, for `grantPermissions`: the app may take an amount of the native token in
 * each interval until it expires.
 *
 * In      amount    decimal text in the native token, more than 0; `decimals` of that token, 18 when absent
 *         expiry    epoch seconds
 *         nowMs     start of the first interval
 * Throws  InvalidAmountError
 * Source  spec R-SESS-18, R-SESS-30
 */
import { InvalidAmountError } from '../../base/amount/errors.js'
import { parseUnits } from '../../base/amount/parse-units.js'
import type { HexText, PermissionsRequest, SessionSignerKey } from './request.js'

/** Length of an interval in seconds; a month has 30 days. */
const INTERVAL_SEC = { second: 1, day: 86_400, week: 604_800, month: 2_592_000 } as const

/** How often a subscription is paid. */
export type SubscriptionInterval = keyof typeof INTERVAL_SEC

/** Parameters of a subscription. */
export type SubscriptionParams = {
  readonly chainId: HexText
  readonly asset: 'native'
  readonly amount: string
  readonly interval: SubscriptionInterval
  readonly expiry: number
  /** The app's own key, which collects the payments. */
  readonly key: SessionSignerKey
  readonly address?: HexText | undefined
  readonly decimals?: number | undefined
}

/** Prompts no wallet: pass the result to `grantPermissions`. */
export function createSubscription(
  { chainId, amount, interval, expiry, key, address, decimals = 18 }: SubscriptionParams,
  nowMs: number = Date.now(),
): PermissionsRequest {
  const value = parseUnits(amount, decimals)
  if (value <= 0n) throw new InvalidAmountError(amount)
  const allowance = {
    allowance: `0x${value.toString(16)}` as const,
    start: Math.floor(nowMs / 1_000),
    period: INTERVAL_SEC[interval],
  }
  return {
    chainId,
    ...(address && { address }),
    expiry,
    signer: { type: 'keys', data: { keys: [key] } },
    permissions: [{ type: 'native-token-recurring-allowance', data: allowance }],
    policies: [],
  }
}
