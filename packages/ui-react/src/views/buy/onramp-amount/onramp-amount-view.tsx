'use client'

import { getCurrencyAffixes } from '../../../components/amount-affixes.js'
import { AmountField } from '../../../components/amount-field.js'
import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { LoadingStatus } from '../../../components/loading-status.js'
import { Notice } from '../../../components/notice.js'
import { TokenButton } from '../../../components/token-button.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { OpenedPage } from '../onramp/opened-page.js'
import { useCurrencyImage } from '../onramp/use-currency-image.js'
import { ChoiceRow } from './choice-row.js'
import { ProviderRow } from './provider-row.js'
import { QuoteDetails } from './quote-details.js'
import { useOnrampAmountView } from './use-onramp-amount-view.js'

/** Form for a purchase with fiat (amount, currency, payment method, token), its quote, and the next step. */
export function OnrampAmountView() {
  const { t, messages } = useMessages()
  const view = useOnrampAmountView()
  const { onramp, locale, isOpening } = view
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
          sign={view.sign}
          peer={view.received}
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
        <ChoiceRow label={t('onramp-amount.presets')} choices={view.presets} isDisabled={isOpening} areAmounts />
        {view.methods.length > 1 && (
          <ChoiceRow label={t('onramp-amount.methods')} choices={view.methods} isDisabled={isOpening} />
        )}
        <AmountField
          label={t('onramp-amount.receive')}
          locale={locale}
          value={view.received}
          peer={view.amount}
          token={<TokenButton token={token} onPress={view.chooseToken} isDisabled={isOpening} />}
        />
      </div>
      <LoadingStatus text={view.isQuoting ? t('onramp-amount.quoting') : undefined} />
      {view.error !== undefined && (
        <ErrorLine>
          <bdi>{view.error}</bdi>
        </ErrorLine>
      )}
      {view.estimate !== undefined && (
        <Notice tone="warning">
          <RichMessage
            messages={messages}
            id="onramp-amount.estimate"
            values={{
              sum: (
                <bdi translate="no" className="bl:font-medium">
                  {view.estimate}
                </bdi>
              ),
            }}
          />
        </Notice>
      )}
      <div data-part="onramp-quote" className="bl:flex bl:flex-col bl:rounded-row bl:bg-surface bl:text-14">
        <ProviderRow provider={view.provider} isDisabled={isOpening} onPress={view.toProviders} />
        {view.terms !== undefined && <p className="bl:px-4 bl:pb-3 bl:text-muted">{view.terms}</p>}
        {view.quote !== undefined && <QuoteDetails quote={view.quote} purchaseCurrency={purchaseCurrency} />}
      </div>
      {view.opened !== undefined && <OpenedPage url={view.opened} name={view.provider?.label ?? ''} />}
      <div data-part="footer">
        <Button disabled={view.isDisabled} loading={view.isQuoting || isOpening} onClick={view.press}>
          {view.label}
        </Button>
      </div>
    </section>
  )
}
