'use client'

import { Button } from '../../../components/button.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { getFailureText } from '../../shared/request/get-failure-text.js'
import { RING_STATE } from '../../shared/request/request-stage.js'
import { RequestStatus } from '../../shared/request/request-status.js'
import { UnresponsiveWallet } from '../../shared/request/unresponsive-wallet.js'
import { useConnectingExternalView } from './use-connecting-external-view.js'

/** Connects a wallet that is in this browser: waits for the user's approval in the wallet, then shows a failure and a retry. */
export function ConnectingExternalView() {
  const allMessages = useMessages()
  const { t, errorText, messages } = allMessages
  const { name, image, stage, isSilent, error, mustReload, retry, showOthers } = useConnectingExternalView()
  const wallet = <UntrustedText text={name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
  const prompt = <RichMessage messages={messages} id="connecting.continue" values={{ wallet }} />
  const texts = {
    waiting: { title: prompt, hint: isSilent ? <UnresponsiveWallet name={name} /> : t('connecting.continue-hint') },
    pending: { title: prompt, hint: <bdi>{errorText(error)}</bdi> },
    declined: { title: t('connecting.declined'), hint: t('connecting.declined-hint') },
    failed: { title: t('connecting.failed'), hint: <bdi>{getFailureText(allMessages, error)}</bdi> },
    done: { title: t('connecting.connected'), hint: wallet },
  }[stage]
  return (
    <RequestStatus
      {...texts}
      image={<WalletImage {...image} name={name} size="large" state={RING_STATE[stage]} />}
      busy={stage === 'waiting'}
      retryLabel={t(mustReload ? 'modal.reload' : 'connecting.try-again')}
      onRetry={retry}
    >
      {showOthers !== undefined && (
        <Button variant="quiet" size="small" onClick={showOthers}>
          {t('request.other-wallets')}
        </Button>
      )}
    </RequestStatus>
  )
}
