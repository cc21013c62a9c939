'use client'

import { PayError } from '@bowline/kit-core/errors'
import { useCallback, useEffect, useRef } from 'react'
import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Icon } from '../../../components/icon.js'
import { IconDisc } from '../../../components/icon-disc.js'
import { Row } from '../../../components/row.js'
import { RowSkeleton } from '../../../components/skeleton.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { ScrollList } from '../../shared/list/scroll-list.js'
import type { usePayView } from './use-pay-view.js'

/** Result of `usePayView`. */
export type PayOptionsProps = ReturnType<typeof usePayView>

const CHEVRON = <Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />

/** Moves focus from the heading to the first option, which may load after the view has mounted. */
function focusFirst(item: HTMLLIElement | null): void {
  if (item?.ownerDocument.activeElement?.hasAttribute('data-modal-title')) {
    item.querySelector('button')?.focus({ preventScroll: true })
  }
}

/**
 * List of payment options in the Pay view: the connected wallet or a row to connect one, the first exchanges, and a row that
 * shows all of them. Offers a retry when the exchanges could not be fetched.
 */
export function PayOptions({ wallet, walletInfo, exchanges, exchangesStatus, ...view }: PayOptionsProps) {
  const { t, errorText, messages } = useMessages()
  const hasWallet = wallet !== 'none'
  const isLoading = exchangesStatus === 'loading' && exchanges.length === 0
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
  }, [])
  const focusNew = useCallback((item: HTMLLIElement | null) => {
    if (!item || !isShown.current) return
    if (item.ownerDocument.activeElement === item.ownerDocument.body) item.querySelector('button')?.focus()
  }, [])
  const name = (
    <UntrustedText
      text={walletInfo?.name ?? ''}
      fallback={t('text.unknown-wallet')}
      lookalikeLabel={t('text.lookalike')}
    />
  )
  return (
    <>
      {(hasWallet || isLoading || exchanges.length > 0) && (
        <ScrollList label={t('pay.methods')}>
          {hasWallet && (
            <li>
              <Row
                data-autofocus=""
                icon={
                  wallet === 'ready' ? (
                    <WalletImage
                      src={walletInfo?.icon}
                      name={walletInfo?.name ?? ''}
                      dataOnly={walletInfo?.type === 'ANNOUNCED'}
                    />
                  ) : (
                    <IconDisc name="wallet" />
                  )
                }
                title={
                  wallet === 'ready' ? (
                    <RichMessage messages={messages} id="pay.wallet" values={{ wallet: name }} />
                  ) : (
                    t('pay.connect')
                  )
                }
                trailing={CHEVRON}
                onClick={wallet === 'ready' ? view.payWallet : view.connect}
              />
            </li>
          )}
          {exchanges.map(({ id, name: exchange, imageUrl }, at) => (
            <li key={id} ref={at === 0 && !hasWallet ? focusFirst : focusNew}>
              <Row
                data-autofocus={at === 0 && !hasWallet ? '' : undefined}
                icon={<WalletImage iconKeys={[`exchange:${id}`]} fallbackSrc={imageUrl} name={exchange} />}
                title={
                  <UntrustedText text={exchange} fallback={t('pay.exchange')} lookalikeLabel={t('text.lookalike')} />
                }
                trailing={CHEVRON}
                disabled={view.isHeld}
                onClick={() => view.payExchange(id)}
              />
            </li>
          ))}
          {view.hasMore && (
            <li>
              <Row
                icon={<IconDisc name="plus" />}
                title={t('pay.more')}
                disabled={view.isHeld}
                onClick={view.showMore}
              />
            </li>
          )}
          {isLoading && (
            <>
              <li aria-hidden="true">
                <RowSkeleton />
              </li>
              <li aria-hidden="true">
                <RowSkeleton />
              </li>
            </>
          )}
        </ScrollList>
      )}
      {exchangesStatus === 'failed' && (
        <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2">
          <ErrorLine>{errorText(new PayError('UNABLE_TO_GET_EXCHANGES'))}</ErrorLine>
          <Button variant="secondary" size="small" onClick={view.retry}>
            {t('modal.try-again')}
          </Button>
        </div>
      )}
    </>
  )
}
