'use client'

import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useMessages } from '../../kit/use-messages.js'
import { RetryButton } from './retry-button.js'
import { useBalanceAge } from './use-balance-age.js'

const HOUR = 60

/** `failed`: what is said where the balances could not be read, and nobody knows of when they are. `onRetry` reads all that the view needs. */
export type BalanceAgeProps = { failed: string | undefined; onRetry?: (() => void) | undefined }

/** Says of when the balances are, once they are old or could not be read, and offers to read them again. Source: R-ACCT-19, R-ACCT-145. */
export function BalanceAge({ failed, onRetry }: BalanceAgeProps) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const { minutes, blockedUntilMs, isAsking, retry } = useBalanceAge()
  const words = minutes === undefined ? failed : t('tokens.as-of', { time: agoOf(locale, minutes) })
  if (words === undefined && !isAsking) return null
  return (
    <p className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2 bl:text-12 bl:text-muted">
      {words}
      <RetryButton blockedUntilMs={blockedUntilMs} isBusy={isAsking} onRetry={onRetry ?? retry} />
    </p>
  )
}

function agoOf(locale: string, minutes: number): string {
  const format = new Intl.RelativeTimeFormat(locale)
  return minutes < HOUR ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / HOUR), 'hour')
}
