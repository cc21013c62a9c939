'use client'

import type { AccountState } from '@bowline/kit-core'
import { Icon } from '../../../components/icon.js'
import { IconButton } from '../../../components/icon-button.js'
import { Spinner } from '../../../components/spinner.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { AmountLine } from './amount-line.js'
import { useNativeBalance } from './use-native-balance.js'

/** Native balance in the head of Account: loading, known, outdated, or a dash. An unknown balance is never shown as zero. */
export function BalanceLine({ account }: { account: AccountState }) {
  const { t } = useMessages()
  const { balance, isHidden, isRefreshing, retry } = useNativeBalance(account)
  const isOutdated = balance.status === 'unavailable' || (balance.status === 'shown' && balance.isStale)
  return (
    <>
      <AmountLine
        label={t('account.balance')}
        loadingLabel={balance.status === 'loading' ? t('account.balance-loading') : undefined}
        amount={balance.status === 'shown' ? balance.amount : undefined}
        isHidden={isHidden}
        textLength={balance.status === 'shown' ? balance.amount.length + balance.symbol.length + 1 : 0}
      >
        {balance.status === 'shown' && (
          <UntrustedText
            text={balance.symbol}
            max={MAX_SYMBOL_LENGTH}
            fallback={UNKNOWN_SYMBOL}
            className="bl:text-muted"
          />
        )}
      </AmountLine>
      {isOutdated && (
        <p className="bl:col-span-3 bl:flex bl:items-center bl:gap-1 bl:text-12 bl:text-muted">
          {balance.status === 'unavailable' ? t('account.balance-unavailable') : t('account.balance-stale')}
          <IconButton
            label={t('account.balance-retry')}
            icon={isRefreshing ? <Spinner className="bl:size-4" /> : <Icon name="retry" className="bl:size-4" />}
            aria-busy={isRefreshing}
            onClick={retry}
          />
        </p>
      )}
    </>
  )
}
