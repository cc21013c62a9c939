'use client'

import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { WalletImage, type WalletImageState } from '../../parts/wallet-image.js'
import { WalletRequest } from '../request/wallet-request.js'
import { type ConnectingStage, useConnectingExternalView } from './use-connecting-external-view.js'

const PICTURE: Readonly<Record<ConnectingStage, WalletImageState>> = {
  waiting: 'connecting',
  pending: 'connecting',
  declined: 'error',
  failed: 'error',
  connected: 'success',
}

/** Waits for the wallet's yes. */
export function ConnectingExternalView() {
  const { t, errorText, messages } = useMessages()
  const { name, image, stage, error, retry } = useConnectingExternalView()
  const wallet = <ForeignText text={name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
  const ask = <RichMessage messages={messages} id="connecting.continue" values={{ wallet }} />
  const words = {
    waiting: { title: ask, hint: t('connecting.continue-hint') },
    pending: { title: ask, hint: <bdi>{errorText(error)}</bdi> },
    declined: { title: t('connecting.declined'), hint: t('connecting.declined-hint') },
    failed: { title: t('connecting.failed'), hint: <bdi>{errorText(error)}</bdi> },
    connected: { title: t('connecting.connected'), hint: wallet },
  }[stage]
  return (
    <WalletRequest
      {...words}
      picture={<WalletImage {...image} name={name} size="large" state={PICTURE[stage]} />}
      busy={stage === 'waiting'}
      retryLabel={t('connecting.try-again')}
      onRetry={retry}
    />
  )
}
