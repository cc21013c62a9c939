/**
 * A request for a subscription: so much of the network's coin in each interval, until it is over.
 *
 * In      amount    decimal text of the coin, more than 0; `decimals` of the coin, 18 when absent
 *         expiry    seconds
 *         nowMs     the present; the first interval begins now
 * Out     the request; `start` and `period` in seconds
 * Throws  InvalidAmountError
 * Source  spec R-SESS-18, R-SESS-30
 */
import { InvalidAmountError } from '../../base/amount/errors.js'
import { parseUnits } from '../../base/amount/parse-units.js'
import type { HexText, PermissionsRequest, SessionSignerKey } from './request.js'

/** How long an interval is, in seconds; a month has 30 days. */
const INTERVAL_SEC = { second: 1, day: 86_400, week: 604_800, month: 2_592_000 } as const

/** How often a subscription is paid. */
export type SubscriptionInterval = keyof typeof INTERVAL_SEC

/** What a subscription is made of. */
export type SubscriptionParams = {
  readonly chainId: HexText
  readonly asset: 'native'
  readonly amount: string
  readonly interval: SubscriptionInterval
  readonly expiry: number
  /** Who takes the money: the app's own key. */
  readonly key: SessionSignerKey
  readonly address?: HexText | undefined
  readonly decimals?: number | undefined
}

/** Makes the request; `grantPermissions` asks for it. */
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
