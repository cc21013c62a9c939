'use client'

import type { AccountState } from '@bowline/kit-core'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { AmountLine } from './amount-line.js'
import { BalanceLine } from './balance-line.js'
import { formatDollars } from './format-dollars.js'
import { useTotal } from './use-total.js'

/** What the account's tokens are worth together; its native balance on a network whose prices nobody knows. */
export function TotalLine({ account }: { account: AccountState }) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const { total, isUnpriced } = useTotal(account)
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const { tokenStatus } = account
  if (isUnpriced) return <BalanceLine account={account} />
  const amount = total && formatDollars(locale, total.dollars)
  const isComing = amount === undefined && tokenStatus !== 'failed'
  return (
    <div className="bl:flex bl:max-w-full bl:flex-col bl:items-center">
      <AmountLine
        label={t('account.total')}
        coming={isComing ? t('account.total-loading') : undefined}
        amount={amount}
        isHidden={isHidden}
        size={sizeOf(amount)}
      />
      {total?.isPartial === true && (
        <p className="bl:text-12 bl:text-muted">
          {t(total.leavesOut ? 'account.total-left-out' : 'account.total-partial')}
        </p>
      )}
      {amount === undefined && !isComing && (
        <p className="bl:text-12 bl:text-muted">{t('account.total-unavailable')}</p>
      )}
    </div>
  )
}

/** Many digits are written smaller, so that the total stays on one line. */
function sizeOf(amount = ''): string {
  if (amount.length <= 11) return 'bl:text-40'
  if (amount.length <= 18) return 'bl:text-24'
  return amount.length <= 24 ? 'bl:text-20' : 'bl:text-16'
}
