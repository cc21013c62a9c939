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

/** Total value of the account's tokens in dollars, or its native balance when no prices are available. */
export function TotalLine({ account }: { account: AccountState }) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const { total, isUnpriced } = useTotal(account)
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  if (isUnpriced) return <BalanceLine account={account} />
  const amount = total && formatDollars(locale, total.dollars)
  return (
    <>
      <AmountLine
        label={t('account.total')}
        loadingLabel={amount === undefined ? t('account.total-loading') : undefined}
        amount={amount}
        isHidden={isHidden}
        textLength={amount?.length ?? 0}
      >
        {!isHidden && <UpdatingIndicator className="bl:self-center" />}
      </AmountLine>
      {total?.isPartial === true && (
        <p className="bl:col-span-3 bl:text-12 bl:text-muted">
          {t(total.excludesTokens ? 'account.total-excludes-tokens' : 'account.total-partial')}
        </p>
      )}
    </>
  )
}
