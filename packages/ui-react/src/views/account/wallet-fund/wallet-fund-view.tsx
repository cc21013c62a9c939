'use client'

import { openDeposit, push } from '@bowline/kit-core/actions'
import { Icon, type IconName } from '../../../components/icon.js'
import { IconDisc } from '../../../components/icon-disc.js'
import { Row } from '../../../components/row.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ScrollList } from '../../shared/list/scroll-list.js'
import { type FundingOption, listFundingOptions } from './funding-options.js'

const ICONS: Record<FundingOption['name'], IconName> = { onramp: 'plus', receive: 'receive', pay: 'wallet' }

/** List of the available options to add funds to the account (buy, receive, pay). */
export function WalletFundView() {
  const kit = useKit()
  const { t } = useMessages()
  const options = listFundingOptions(
    useKitState((state) => state),
    kit.config,
  )
  if (options.length === 0) {
    return (
      <section>
        <StatusPlaceholder icon="wallet" title={t('wallet-fund.none')} hint={t('wallet-fund.none-hint')} />
      </section>
    )
  }
  return (
    <FillHeightSection>
      <ScrollList label={t('wallet-fund.list')}>
        {options.map(({ name, view }) => (
          <li key={name}>
            <Row
              icon={<IconDisc name={ICONS[name]} />}
              title={t(`wallet-fund.${name}`)}
              hint={t(`wallet-fund.${name}-hint`)}
              trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
              onClick={() => (name === 'pay' ? openDeposit(kit) : push(kit, { view }))}
            />
          </li>
        ))}
      </ScrollList>
    </FillHeightSection>
  )
}
