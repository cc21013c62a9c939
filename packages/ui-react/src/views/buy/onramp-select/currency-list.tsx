'use client'

import { Row } from '../../../components/row.js'
import { SafeImage } from '../../../components/safe-image.js'
import { RowSkeleton } from '../../../components/skeleton.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ScrollList } from '../../shared/list/scroll-list.js'
import { useCurrencyImage } from '../onramp/use-currency-image.js'

/** A fiat currency or a token in the list; `choose` selects it and goes back. */
export type ListedCurrency = {
  readonly id: string
  /** Id by which its icon is found. */
  readonly imageId: string
  readonly name: string
  readonly hint: string | undefined
  readonly isChosen: boolean
  readonly choose: () => void
}

/** `title` is the accessible name of the list. */
export type CurrencyListProps = {
  title: string
  kind: 'token' | 'currency'
  currencies: readonly ListedCurrency[]
  isLoading: boolean
}

const PLACEHOLDERS = ['first', 'second', 'third']

/** Content of OnRampFiatSelect and OnRampTokenSelect: list of currencies or tokens, with the current one selected. */
export function CurrencyList({ title, kind, currencies, isLoading }: CurrencyListProps) {
  const { t } = useMessages()
  return (
    <FillHeightSection loadingText={isLoading ? t('onramp.loading') : ''}>
      {isLoading ? (
        <div className="bl:flex bl:flex-col bl:gap-2">
          {PLACEHOLDERS.map((key) => (
            <RowSkeleton key={key} hint />
          ))}
        </div>
      ) : (
        <ScrollList label={title}>
          {currencies.map((currency) => (
            <li key={currency.id}>
              <CurrencyRow kind={kind} currency={currency} />
            </li>
          ))}
        </ScrollList>
      )}
    </FillHeightSection>
  )
}

function CurrencyRow({ kind, currency }: { kind: 'token' | 'currency'; currency: ListedCurrency }) {
  const { t } = useMessages()
  const { imageId, name, hint, isChosen, choose } = currency
  const { iconKeys, iconUrl } = useCurrencyImage(kind, imageId)
  return (
    <Row
      icon={
        <SafeImage iconKeys={iconKeys} fallbackSrc={iconUrl} name={imageId} className="bl:size-10 bl:rounded-full" />
      }
      title={<UntrustedText text={name} fallback={imageId} lookalikeLabel={t('text.lookalike')} />}
      hint={hint && <bdi translate="no">{hint}</bdi>}
      selected={isChosen}
      data-autofocus={isChosen ? '' : undefined}
      onClick={choose}
    />
  )
}
