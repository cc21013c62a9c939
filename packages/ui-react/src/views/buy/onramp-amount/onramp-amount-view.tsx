'use client'

import { getCurrencyAffixes } from '../../../components/amount-affixes.js'
import { AmountField } from '../../../components/amount-field.js'
import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Icon } from '../../../components/icon.js'
import { IconDisc } from '../../../components/icon-disc.js'
import { LoadingStatus } from '../../../components/loading-status.js'
import { Notice } from '../../../components/notice.js'
import { Row } from '../../../components/row.js'
import { SafeImage } from '../../../components/safe-image.js'
import { TokenButton } from '../../../components/token-button.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useCurrencyImage } from '../onramp/use-currency-image.js'
import { ChoiceRow } from './choice-row.js'
import { QuoteDetails } from './quote-details.js'
import { useOnrampAmountView } from './use-onramp-amount-view.js'

/** Form for a purchase with fiat (amount, currency, payment method, token), its quote, and the next step. */
export function OnrampAmountView() {
  const { t } = useMessages()
  const view = useOnrampAmountView()
  const { onramp, locale, isOpening, proceed } = view
  const { purchaseCurrency } = onramp
  const { id } = onramp.paymentCurrency
  const fiat = { name: '', symbol: id, ...useCurrencyImage('currency', id) }
  const token = { ...purchaseCurrency, ...useCurrencyImage('token', purchaseCurrency.symbol) }
  return (
    <section className="bl:flex bl:flex-col bl:gap-3">
      <div aria-busy={view.isQuoting || isOpening} className="bl:flex bl:flex-col bl:gap-3">
        <AmountField
          label={t('onramp-amount.pay')}
          locale={locale}
          value={view.amount}
          onChange={view.write}
          affixes={getCurrencyAffixes(locale, id)}
          question={t('tokens.which-amount')}
          onEnter={view.press}
          error={view.amountError}
          isDisabled={isOpening}
          autoFocus
          token={
            <TokenButton
              token={fiat}
              purpose={t('onramp-amount.currency')}
              onPress={view.chooseFiat}
              isDisabled={isOpening}
            />
          }
        />
        <ChoiceRow label={t('onramp-amount.presets')} choices={view.presets} isOff={isOpening} areAmounts />
        {view.methods.length > 1 && (
          <ChoiceRow label={t('onramp-amount.methods')} choices={view.methods} isOff={isOpening} />
        )}
        <AmountField
          label={t('onramp-amount.receive')}
          locale={locale}
          value={view.received}
          token={<TokenButton token={token} onPress={view.chooseToken} isDisabled={isOpening} />}
        />
      </div>
      <LoadingStatus text={view.isQuoting ? t('onramp-amount.quoting') : undefined} />
      {view.error !== undefined && (
        <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2">
          <ErrorLine>
            <bdi>{view.error}</bdi>
          </ErrorLine>
          {view.retry !== undefined && (
            <Button variant="secondary" size="small" onClick={view.retry}>
              {t('modal.try-again')}
            </Button>
          )}
        </div>
      )}
      {view.estimate !== undefined && (
        <Notice tone="warning">
          <bdi translate="no">{view.estimate}</bdi> {t('onramp-amount.estimate')}
        </Notice>
      )}
      {view.quote !== undefined && <QuoteDetails quote={view.quote} purchaseCurrency={purchaseCurrency} />}
      <Row
        icon={
          view.provider === undefined ? (
            <IconDisc name="wallet" />
          ) : (
            <SafeImage iconKeys={[`onramp:${view.provider.name}`]} name={view.provider.label} />
          )
        }
        title={t('onramp-amount.provider')}
        hint={view.provider?.label ?? t('onramp-amount.provider-unset')}
        trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
        disabled={isOpening}
        onClick={view.toProviders}
      />
      <div data-part="footer">
        {proceed !== undefined && (
          <Button variant="secondary" loading={isOpening} onClick={proceed.go}>
            {proceed.label}
          </Button>
        )}
        <Button disabled={view.isOff} loading={view.isQuoting} onClick={view.press}>
          {view.label}
        </Button>
      </div>
    </section>
  )
}
