'use client'

import type { AccountState } from '@bowline/kit-core'
import { useId, useState } from 'react'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { classNames } from '../../parts/class-names.js'
import { Icon } from '../../parts/icon.js'
import { IconDisc } from '../../parts/icon-disc.js'
import { Row } from '../../parts/row.js'
import type { AccountListName } from './account-lists.js'
import { AccountTabs } from './account-tabs.js'
import { formatDollars } from './format-dollars.js'
import { HiddenAmount } from './hidden-amount.js'
import { useTotal } from './use-total.js'

/** `lists` are those its blockchain has. */
export type OwnedRowProps = { account: AccountState; lists: readonly AccountListName[] }

/** The line that opens the tokens and NFTs in its place. Before that nothing is asked about them. */
export function OwnedRow({ account, lists }: OwnedRowProps) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const [isOpen, setIsOpen] = useState(false)
  const { total } = useTotal(account)
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  const id = useId()
  return (
    <li>
      <Row
        icon={<IconDisc name="coins" />}
        title={t('account.tokens')}
        hint={
          total && (
            <>
              {isHidden ? <HiddenAmount /> : <bdi>{formatDollars(locale, total.dollars)}</bdi>}
              {total.leavesOut && <span className="bl:block">{t('account.total-left-out')}</span>}
            </>
          )
        }
        trailing={
          <Icon name="chevron-down" className={classNames('bl:size-5 bl:text-subtle', isOpen && 'bl:rotate-180')} />
        }
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div id={id} className="bl:pt-3 bl:pb-2">
          <AccountTabs names={lists} current={account.currentTab} />
        </div>
      )}
    </li>
  )
}
