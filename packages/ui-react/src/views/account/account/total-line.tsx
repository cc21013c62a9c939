'use client'

import type { AccountState } from '@bowline/kit-core'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatDollars } from '../tokens/format-dollars.js'
import { UpdatingIndicator } from '../tokens/updating-indicator.js'
import { AmountLine } from './amount-line.js'
import { BalanceLine } from './balance-line.js'
import { useTotal } from './use-total.js'

/** Positions the indicator before a centered amount. */
const INDICATOR_CLASS = 'bl:self-center bl:tall:absolute bl:tall:end-full bl:tall:me-1'

/** Total value of the account's tokens in dollars, or its native balance when no prices are available. */
export function TotalLine({ account }: { account: AccountState }) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const { total, isUnpriced } = useTotal(account)
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  if (isUnpriced) return <BalanceLine account={account} />
  const amount = total && formatDollars(locale, total.dollars)
  return (
    <div className="bl:flex bl:max-w-full bl:flex-col bl:tall:items-center">
      <AmountLine
        label={t('account.total')}
        loadingLabel={amount === undefined ? t('account.total-loading') : undefined}
        amount={amount}
        isHidden={isHidden}
        textLength={amount?.length ?? 0}
      >
        {!isHidden && <UpdatingIndicator className={INDICATOR_CLASS} />}
      </AmountLine>
      {total?.isPartial === true && (
        <p className="bl:text-12 bl:text-muted bl:tall:text-center">
          {t(total.excludesTokens ? 'account.total-excludes-tokens' : 'account.total-partial')}
        </p>
      )}
    </div>
  )
}
