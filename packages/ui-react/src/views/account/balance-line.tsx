'use client'

import { useMessages } from '../../kit/use-messages.js'
import { classNames } from '../../parts/class-names.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { Icon } from '../../parts/icon.js'
import { IconButton } from '../../parts/icon-button.js'
import { Skeleton } from '../../parts/skeleton.js'
import { Spinner } from '../../parts/spinner.js'
import type { ShownBalance } from './use-account-view.js'

const SYMBOL_MAX = 12

/** `onRetry` asks the chain again; offered when it did not answer. */
export type BalanceLineProps = { balance: ShownBalance; onRetry: () => void; isRefreshing: boolean }

/** The native balance: on its way, known, old, or a dash. Never a zero that nobody counted. */
export function BalanceLine({ balance, onRetry, isRefreshing }: BalanceLineProps) {
  const { t } = useMessages()
  if (balance.status === 'loading') {
    return (
      <p className="bl:flex bl:min-h-9 bl:items-center bl:justify-center">
        <Skeleton className="bl:h-6 bl:w-32 bl:rounded-small" />
        <HiddenWords>{t('account.balance-loading')}</HiddenWords>
      </p>
    )
  }
  const isOld = balance.status === 'unavailable' || balance.isStale
  const note = balance.status === 'unavailable' ? t('account.balance-unavailable') : t('account.balance-stale')
  return (
    <div className="bl:flex bl:flex-col bl:items-center">
      <p
        className={classNames(
          'bl:flex bl:min-h-9 bl:max-w-full bl:flex-wrap bl:items-baseline bl:justify-center bl:gap-x-2 bl:text-center bl:font-semibold bl:tabular-nums',
          sizeOf(balance),
        )}
      >
        <HiddenWords>{t('account.balance')}</HiddenWords>
        {balance.status === 'unavailable' ? (
          <span aria-hidden="true" className="bl:text-subtle">
            –
          </span>
        ) : (
          <>
            <bdi className="bl:wrap-anywhere">{balance.amount}</bdi>
            <ForeignText text={balance.symbol} max={SYMBOL_MAX} fallback="???" className="bl:text-muted" />
          </>
        )}
      </p>
      {isOld && (
        <p className="bl:flex bl:items-center bl:gap-1 bl:text-12 bl:text-muted">
          {note}
          <IconButton
            label={t('account.balance-retry')}
            icon={isRefreshing ? <Spinner className="bl:size-4" /> : <Icon name="retry" className="bl:size-4" />}
            aria-busy={isRefreshing}
            onClick={onRetry}
          />
        </p>
      )}
    </div>
  )
}

/** Many digits are written smaller, so that an amount stays on one line. */
function sizeOf(balance: ShownBalance): string {
  const letters = balance.status === 'shown' ? balance.amount.length + balance.symbol.length : 0
  if (letters <= 18) return 'bl:text-24'
  if (letters <= 24) return 'bl:text-20'
  return letters <= 32 ? 'bl:text-16' : 'bl:text-14'
}
