'use client'

import { Skeleton } from '../../../components/skeleton.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatBalance } from '../tokens/format-balance.js'
import type { RowBalance } from './use-account-balance.js'

/** Native balance in a row of `AccountList`: loading, a dash when it failed to load, hidden, or shown. */
export function OptionBalance({ balance }: { balance: RowBalance }) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  if (isHidden) return <BalancePlaceholder mark="••••" text={t('accounts.balance-hidden')} />
  if (balance.status === 'failed') return <BalancePlaceholder mark="–" text={t('accounts.balance-failed')} />
  if (balance.status === 'loading') {
    return (
      <span className="bl:flex bl:min-h-5 bl:items-center">
        <Skeleton className="bl:h-4 bl:w-16 bl:rounded-small" />
        <VisuallyHidden>{t('accounts.balance-loading')}</VisuallyHidden>
      </span>
    )
  }
  return (
    <span className="bl:text-14 bl:text-fg bl:tabular-nums bl:wrap-anywhere">
      <bdi translate="no">{formatBalance(locale, balance.amount)}</bdi>{' '}
      <UntrustedText
        text={balance.symbol}
        max={MAX_SYMBOL_LENGTH}
        fallback={UNKNOWN_SYMBOL}
        className="bl:text-muted"
      />
    </span>
  )
}

function BalancePlaceholder({ mark, text }: { mark: string; text: string }) {
  return (
    <span className="bl:text-14">
      <span aria-hidden="true">{mark}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
