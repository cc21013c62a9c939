'use client'

import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { getFailureText } from '../../shared/request/get-failure-text.js'
import { RING_STATE } from '../../shared/request/request-stage.js'
import { RequestStatus } from '../../shared/request/request-status.js'
import { UnresponsiveWallet } from '../../shared/request/unresponsive-wallet.js'
import { NetworkRing } from './network-ring.js'
import { useSwitchNetworkView } from './use-switch-network-view.js'

/** Waits for the wallet to switch to the picked network, then shows a failure and, where it can help, a retry. */
export function SwitchNetworkView() {
  const allMessages = useMessages()
  const { t, errorText, messages } = allMessages
  const { network, stage, isSilent, walletName, error, retry } = useSwitchNetworkView()
  const name = <UntrustedText text={network?.name ?? ''} fallback={t('text.unknown-network')} />
  const wallet = <UntrustedText text={walletName} fallback={t('text.unknown-wallet')} />
  const texts = {
    waiting: {
      title: <RichMessage messages={messages} id="switch-network.approve" values={{ name }} />,
      hint: isSilent ? (
        <UnresponsiveWallet name={walletName} />
      ) : (
        <RichMessage messages={messages} id="switch-network.approve-hint" values={{ wallet }} />
      ),
    },
    pending: {
      title: <RichMessage messages={messages} id="switch-network.approve" values={{ name }} />,
      hint: <bdi>{errorText(error)}</bdi>,
    },
    declined: { title: t('switch-network.declined'), hint: t('switch-network.declined-hint') },
    failed: { title: t('switch-network.failed'), hint: <bdi>{getFailureText(allMessages, error)}</bdi> },
    done: { title: <RichMessage messages={messages} id="switch-network.done" values={{ name }} />, hint: undefined },
  }[stage]
  return (
    <RequestStatus
      {...texts}
      image={<NetworkRing network={network} state={RING_STATE[stage]} />}
      busy={stage === 'waiting'}
      retryLabel={t('switch-network.try-again')}
      onRetry={retry}
    />
  )
}
