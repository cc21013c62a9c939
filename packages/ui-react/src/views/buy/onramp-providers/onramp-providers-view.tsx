'use client'

import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Icon } from '../../../components/icon.js'
import { IconDisc } from '../../../components/icon-disc.js'
import { Row } from '../../../components/row.js'
import { SafeImage } from '../../../components/safe-image.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ScrollList } from '../../shared/list/scroll-list.js'
import { OpenedPage } from '../onramp/opened-page.js'
import { useOnrampProvidersView } from './use-onramp-providers-view.js'

const CHEVRON = <Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />

/** First view of Buy: providers that sell tokens for fiat, the amount to buy, and pending purchases. */
export function OnrampProvidersView() {
  const { t } = useMessages()
  const view = useOnrampProvidersView()
  const { providers, waiting, opened, error } = view
  if (providers.length === 0) {
    return (
      <section className="bl:flex bl:flex-col bl:gap-3">
        <StatusPlaceholder icon="coins" title={t('onramp.none')} hint={t('onramp.none-hint')} />
        <Help onPress={view.showHelp} />
      </section>
    )
  }
  const openingText = view.opening === undefined ? '' : t('onramp.opening', { name: view.opening })
  return (
    <FillHeightSection loadingText={view.areOptionsLoading ? t('onramp.loading') : openingText}>
      <Row
        icon={<IconDisc name="coins" />}
        title={t('onramp.amount')}
        hint={view.amountText}
        trailing={CHEVRON}
        loading={view.areOptionsLoading}
        onClick={view.chooseAmount}
      />
      <ScrollList label={t('onramp.providers')}>
        {providers.map(({ name, label, hint, isOpening, isDisabled, open }) => (
          <li key={name}>
            <Row
              icon={<SafeImage iconKeys={[`onramp:${name}`]} name={label} className="bl:size-10 bl:rounded-image" />}
              title={<bdi translate="no">{label}</bdi>}
              hint={hint}
              trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
              loading={isOpening}
              disabled={isDisabled}
              onClick={open}
            />
          </li>
        ))}
      </ScrollList>
      {error !== undefined && <ErrorLine>{error}</ErrorLine>}
      {opened !== undefined && <OpenedPage url={opened.url} name={view.labelOf(opened.provider)} />}
      {waiting !== undefined && (
        <Row
          icon={<IconDisc name="activity" />}
          title={t('buy-in-progress.title')}
          hint={t('onramp.external')}
          trailing={CHEVRON}
          onClick={view.showWaiting}
        />
      )}
      {view.hasPurchases && (
        <Row
          icon={<IconDisc name="activity" />}
          title={t('onramp.purchases')}
          trailing={CHEVRON}
          onClick={view.showPurchases}
        />
      )}
      <Help onPress={view.showHelp} />
    </FillHeightSection>
  )
}

function Help({ onPress }: { onPress: () => void }) {
  const { t } = useMessages()
  return (
    <Button variant="quiet" size="small" onClick={onPress}>
      {t('onramp.help')}
    </Button>
  )
}
