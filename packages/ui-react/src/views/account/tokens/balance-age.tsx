'use client'

import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RetryButton } from './retry-button.js'
import { useBalanceAge } from './use-balance-age.js'

const MINUTES_PER_HOUR = 60

/**
 * `failed`   text to show instead of an age when the balances could not be fetched; undefined otherwise
 * `onRetry`  fetches all data that the view needs; by default only the balances
 */
export type BalanceAgeProps = { failed: string | undefined; onRetry?: (() => void) | undefined }

/**
 * Line in Send and Swap with the age of the token balances and a button to refresh them. Renders nothing while they are younger
 * than a minute, unless they failed to load or a refresh by that button is pending.
 *
 * Source  R-ACCT-19, R-ACCT-145
 */
export function BalanceAge({ failed, onRetry }: BalanceAgeProps) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const { minutes, blockedUntilMs, isRefreshing, retry } = useBalanceAge()
  const text = minutes === undefined ? failed : t('tokens.as-of', { time: formatAge(locale, minutes) })
  if (text === undefined && !isRefreshing) return null
  return (
    <p className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2 bl:text-12 bl:text-muted">
      {text}
      <RetryButton blockedUntilMs={blockedUntilMs} isBusy={isRefreshing} onRetry={onRetry ?? retry} />
    </p>
  )
}

function formatAge(locale: string, minutes: number): string {
  const format = new Intl.RelativeTimeFormat(locale)
  return minutes < MINUTES_PER_HOUR
    ? format.format(-minutes, 'minute')
    : format.format(-Math.floor(minutes / MINUTES_PER_HOUR), 'hour')
}
