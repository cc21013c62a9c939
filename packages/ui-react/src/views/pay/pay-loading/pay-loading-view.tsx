'use client'

import { PayError, WalletUnavailableError } from '@bowline/kit-core/errors'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { IconDisc } from '../../../components/icon-disc.js'
import { Notice } from '../../../components/notice.js'
import { Row } from '../../../components/row.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { RequestStatus } from '../../shared/request/request-status.js'
import { UnresolvedCheck } from '../../shared/request/unresolved-check.js'
import { UnresponsiveWallet } from '../../shared/request/unresponsive-wallet.js'
import { PaymentReceipt } from './payment-receipt.js'
import { usePayLoadingView } from './use-pay-loading-view.js'

const RING = {
  awaiting: 'connecting',
  initiated: 'connecting',
  success: 'success',
  failed: 'error',
  incomplete: 'warning',
  unknown: 'rest',
} as const

/** Progress of a payment by the wallet or at an exchange: requested, started, completed, failed or unknown. */
export function PayLoadingView() {
  const { t, errorText, messages } = useMessages()
  const view = usePayLoadingView()
  const { exchange, walletInfo, payUrl, isBusy } = view
  const status = view.isIncomplete ? 'incomplete' : view.status
  const isAtExchange = view.isExchange && status === 'initiated'
  const name = view.isExchange ? exchange?.name : walletInfo?.name
  const shown = (
    <UntrustedText
      text={name ?? ''}
      fallback={view.isExchange ? t('pay.exchange') : t('text.unknown-wallet')}
      lookalikeLabel={t('text.lookalike')}
    />
  )
  return (
    <section className="bl:flex bl:flex-col bl:gap-2">
      <RequestStatus
        image={
          <WalletImage
            src={view.isExchange ? undefined : walletInfo?.icon}
            iconKeys={view.isExchange && exchange !== undefined ? [`exchange:${exchange.id}`] : []}
            fallbackSrc={view.isExchange ? exchange?.imageUrl : undefined}
            dataOnly={!view.isExchange && walletInfo?.type === 'ANNOUNCED'}
            name={name ?? ''}
            size="large"
            state={status === 'initiated' && !isBusy ? 'rest' : RING[status]}
          />
        }
        title={t(`pay.${status}`)}
        hint={<Hint view={view} shown={shown} />}
        busy={isBusy}
        retryLabel={t(view.isDeclined || view.isWalletUnavailable ? 'modal.try-again' : 'pay.other-way')}
        onRetry={view.retry}
      />
      <div role="status" className="bl:empty:hidden">
        {view.unresolved && <UnresolvedCheck request={view.unresolved}>{t('pay.checked')}</UnresolvedCheck>}
        {isAtExchange && view.isStatusUnknown && (
          <Notice tone="warning">{errorText(new PayError('UNABLE_TO_GET_BUY_STATUS'))}</Notice>
        )}
      </div>
      {view.hasReceipt && view.payment && (
        <>
          <PaymentReceipt payment={view.payment} explorerUrl={view.explorerUrl} />
          <div data-part="footer">
            <Button data-autofocus="" onClick={view.done}>
              {t('pay.done')}
            </Button>
          </div>
        </>
      )}
      {isAtExchange && payUrl !== undefined && (
        <Row
          href={payUrl}
          icon={<IconDisc name="network" />}
          title={<RichMessage messages={messages} id="pay.open" values={{ exchange: shown }} />}
          trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
        />
      )}
    </section>
  )
}

/** Text about the current status; `shown` is the name of the wallet or exchange. */
function Hint({ view, shown }: { view: ReturnType<typeof usePayLoadingView>; shown: ReactNode }) {
  const { t, errorText, messages } = useMessages()
  const { status, error, isDeclined, isWalletUnavailable, isExchange, isSent } = view
  const walletName = view.walletInfo?.name ?? ''
  if (status === 'success') return ''
  if (status === 'unknown') return view.unresolved ? '' : errorText(new PayError('STATUS_UNKNOWN'))
  if (status === 'failed') {
    if (isDeclined) return t('pay.declined')
    if (isWalletUnavailable) return errorText(new WalletUnavailableError())
    return (
      <>
        {view.isIncomplete && view.reason !== undefined && <bdi className="bl:block">{view.reason}</bdi>}
        {errorText(new PayError(error ?? 'UNKNOWN_ERROR'))}
        {!view.isIncomplete && view.reason !== undefined && <bdi className="bl:block">{view.reason}</bdi>}
      </>
    )
  }
  if (isSent) return t('pay.sent')
  if (isExchange) return <RichMessage messages={messages} id="pay.complete" values={{ exchange: shown }} />
  if (view.isSilent) return <UnresponsiveWallet name={walletName} />
  return <RichMessage messages={messages} id="pay.confirm" values={{ wallet: shown }} />
}
