'use client'

import { type CaipNetworkId, type SendState, selectNetwork } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { IconDisc } from '../../../components/icon-disc.js'
import { RequestRing } from '../../../components/request-ring.js'
import { Row } from '../../../components/row.js'
import { SafeImage } from '../../../components/safe-image.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { getTokenIconKeys } from '../../account/tokens/token-icon-keys.js'
import { FullAddress } from '../wallet-receive/full-address.js'
import { TokenAmount } from '../wallet-send-preview/token-amount.js'
import { useSendConfirmedView } from './use-send-confirmed-view.js'

type Sent = NonNullable<SendState['sent']>

const RING = {
  pending: 'connecting',
  success: 'success',
  failed: 'error',
  dropped: 'error',
} as const

/** Status of the transfer just sent: pending, confirmed (with the amount that arrived, if it differs), or failed. */
export function SendConfirmedView() {
  const { t } = useMessages()
  const { sent, isTracked, isNotSeen, explorerUrl, done } = useSendConfirmedView()
  return (
    <section className="bl:flex bl:flex-col bl:gap-5 bl:pt-3">
      {sent === undefined ? (
        <StatusPlaceholder icon="send" title={t('send-confirmed.none')} />
      ) : (
        <Outcome sent={sent} isTracked={isTracked} isNotSeen={isNotSeen} />
      )}
      {explorerUrl !== undefined && (
        <Row
          href={explorerUrl}
          icon={<IconDisc name="network" />}
          title={t('send-confirmed.explorer')}
          trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
        />
      )}
      <div data-part="footer">
        <Button data-autofocus="" onClick={done}>
          {t('send-confirmed.done')}
        </Button>
      </div>
    </section>
  )
}

function Outcome({ sent, isTracked, isNotSeen }: { sent: Sent; isTracked: boolean; isNotSeen: boolean }) {
  const { t, messages } = useMessages()
  const { amount, symbol, caipNetworkId, tokenAddress, iconUrl, recipient, status, arrived } = sent
  const sentAmount = <TokenAmount amount={amount} symbol={symbol} isExact />
  const arrivedAmount = <TokenAmount amount={arrived ?? ''} symbol={symbol} isExact />
  const arrival = getArrival(sent)
  const outcome = arrival === 'none' ? 'failed' : status
  return (
    <>
      <div className="bl:flex bl:flex-col bl:items-center bl:gap-4 bl:text-center">
        {outcome === 'cancelled' || outcome === 'replaced' || (outcome === 'pending' && !isTracked) ? (
          <IconDisc name="send" />
        ) : (
          <div aria-busy={outcome === 'pending'} className="bl:flex">
            <RequestRing state={RING[outcome]} shape="round">
              <SafeImage
                iconKeys={getTokenIconKeys(caipNetworkId, tokenAddress)}
                fallbackSrc={iconUrl}
                name={symbol}
                className="bl:size-19 bl:rounded-full"
              />
            </RequestRing>
          </div>
        )}
        <div role="status" className="bl:flex bl:max-w-full bl:flex-col bl:gap-1">
          <h2 className="bl:text-16 bl:font-semibold bl:wrap-anywhere">{t(`send-confirmed.${outcome}`)}</h2>
          <p className="bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
            {arrival === 'some' ? (
              <RichMessage messages={messages} id="send-confirmed.arrived" values={{ amount: arrivedAmount }} />
            ) : (
              <StatusHint
                status={arrival === 'none' ? 'not-received' : isNotSeen ? 'not-seen' : status}
                amount={sentAmount}
                caipNetworkId={caipNetworkId}
              />
            )}
          </p>
        </div>
      </div>
      <dl className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-surface bl:p-4 bl:text-14">
        <div className="bl:flex bl:flex-wrap bl:justify-between bl:gap-x-3 bl:gap-y-1">
          <dt className="bl:text-muted">{t('send-confirmed.amount')}</dt>
          <dd className="bl:ms-auto bl:max-w-full bl:text-end bl:font-medium">{sentAmount}</dd>
        </div>
        <div className="bl:flex bl:flex-col bl:gap-1">
          <dt className="bl:text-muted">{t('send-confirmed.to')}</dt>
          <dd>
            <FullAddress address={recipient} label={t('send-preview.address')} />
          </dd>
        </div>
      </dl>
    </>
  )
}

type StatusHintProps = {
  status: Sent['status'] | 'not-received' | 'not-seen'
  amount: ReactNode
  caipNetworkId: CaipNetworkId
}

function StatusHint({ status, amount, caipNetworkId }: StatusHintProps) {
  const { t, messages } = useMessages()
  const name = useKitState((state) => selectNetwork(state, caipNetworkId)?.name)
  if (status === 'not-received') return t('send-confirmed.not-received')
  if (status === 'failed')
    return <RichMessage messages={messages} id="send-confirmed.failed-hint" values={{ amount }} />
  if (status !== 'success') return t(`send-confirmed.${status}-hint`)
  const network = <UntrustedText text={name ?? ''} fallback={t('text.unknown-network')} />
  return <RichMessage messages={messages} id="send-confirmed.success-hint" values={{ network }} />
}

/** Whether some or none of the amount reached the recipient; undefined when unknown. */
function getArrival({ status, arrived }: Sent): 'some' | 'none' | undefined {
  if (status !== 'success' || arrived === undefined) return undefined
  return /[1-9]/.test(arrived) ? 'some' : 'none'
}
