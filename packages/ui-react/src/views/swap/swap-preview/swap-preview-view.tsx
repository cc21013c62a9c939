'use client'

import { useId } from 'react'
import { Address } from '../../../components/address.js'
import { Button } from '../../../components/button.js'
import { Checkbox } from '../../../components/checkbox.js'
import { DetailRow } from '../../../components/detail-row.js'
import { ErrorLine } from '../../../components/error-line.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { TokenAmount } from '../../send/wallet-send-preview/token-amount.js'
import { UnresolvedCheck } from '../../shared/request/unresolved-check.js'
import { UnresponsiveWallet } from '../../shared/request/unresponsive-wallet.js'
import { useFactsSeen } from '../../shared/request/use-facts-seen.js'
import { formatPercent } from '../swap/format-percent.js'
import { ImpactWarning } from '../swap/impact-warning.js'
import { QuoteDetails } from '../swap/quote-details.js'
import { TokenSymbol } from '../swap/token-symbol.js'
import { AllowanceNote } from './allowance-note.js'
import { SwapExchange } from './swap-exchange.js'
import { useSwapPreviewView } from './use-swap-preview-view.js'
import { WarningNote } from './warning-note.js'

/** Review of a swap, with one button that first requests the approval, if one is needed, and then the swap from the wallet. */
export function SwapPreviewView() {
  const { t, messages } = useMessages()
  const locale = useAmountLocale()
  const id = useId()
  const {
    quoteDetails,
    given,
    received,
    network,
    allowance,
    confirmation,
    gasToken,
    error,
    reason,
    status,
    button,
    ...view
  } = useSwapPreviewView()
  const facts = useFactsSeen(allowance === undefined ? 'swap' : 'approval')
  const isUnseen = facts.show !== undefined && !button.isHeld && !button.isBusy
  const press = isUnseen ? facts.show : button.press
  return (
    <section className="bl:flex bl:flex-col bl:gap-3">
      {quoteDetails && given && received && (
        <>
          <SwapExchange given={given} received={received} />
          {quoteDetails.details.impactLevel !== 'ok' && (
            <ImpactWarning impact={quoteDetails.details.priceImpact} level={quoteDetails.details.impactLevel} />
          )}
          {view.hasNoMinimum && <WarningNote part="no-minimum">{t('swap-preview.no-minimum')}</WarningNote>}
          {view.isRepriced && quoteDetails.details.minimumReceived !== undefined && (
            <WarningNote part="repriced">
              <RichMessage
                messages={messages}
                id="swap-preview.repriced"
                values={{
                  sum: <TokenAmount amount={quoteDetails.details.minimumReceived} symbol={received.token.symbol} />,
                }}
              />
            </WarningNote>
          )}
          {allowance && <AllowanceNote {...allowance} symbol={given.token.symbol} />}
          <dl className="bl:flex bl:flex-col bl:gap-2 bl:rounded-row bl:bg-surface bl:px-4 bl:py-3 bl:text-14">
            <DetailRow label={t('swap-preview.network')}>
              <UntrustedText text={network} fallback={t('text.unknown-network')} />
            </DetailRow>
            <QuoteDetails quoteDetails={quoteDetails} step={view.step} />
            {view.contract !== undefined && (
              <DetailRow label={t('swap-preview.contract')}>
                <Address
                  address={view.contract}
                  copyLabels={{
                    copy: t('swap-preview.copy-contract'),
                    copied: t('copy.address-copied'),
                    failed: t('copy.failed'),
                  }}
                />
              </DetailRow>
            )}
          </dl>
          <div ref={facts.end} />
          {confirmation.isRequired && (
            <Checkbox
              checked={confirmation.isAgreed}
              disabled={confirmation.isSettled}
              onCheckedChange={confirmation.agree}
            >
              {t('swap-preview.impact-confirm', { percent: formatPercent(locale, confirmation.impact ?? 0) })}
            </Checkbox>
          )}
        </>
      )}
      {gasToken !== undefined && (
        <ErrorLine>
          <RichMessage
            messages={messages}
            id="swap.insufficient-gas"
            values={{ token: <TokenSymbol symbol={gasToken} /> }}
          />
        </ErrorLine>
      )}
      <div data-part="footer">
        {view.unresolved && <UnresolvedCheck request={view.unresolved}>{t('swap-preview.checked')}</UnresolvedCheck>}
        {error !== undefined && (
          <ErrorLine>
            <bdi>{error}</bdi>
            {reason !== undefined && <bdi className="bl:block bl:text-muted">{reason}</bdi>}
          </ErrorLine>
        )}
        <p
          role="status"
          id={`${id}-status`}
          className="bl:min-h-5 bl:text-center bl:text-14 bl:text-balance bl:text-muted"
        >
          {view.isSilent ? <UnresponsiveWallet name={view.walletName} /> : status}
        </p>
        <Button
          loading={button.isBusy}
          aria-disabled={button.isHeld || button.isBusy || undefined}
          aria-describedby={button.isHeld ? `${id}-status` : undefined}
          onClick={button.isHeld ? undefined : press}
          className="bl:aria-disabled:not-aria-busy:opacity-45"
        >
          {isUnseen ? t('request.show-details') : button.label}
        </Button>
      </div>
    </section>
  )
}
