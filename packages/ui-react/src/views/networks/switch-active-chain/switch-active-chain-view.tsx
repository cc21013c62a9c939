'use client'

import { Button } from '../../../components/button.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { NamespaceName } from '../networks/namespace-name.js'
import { NetworkLogo } from '../networks/network-logo.js'
import { useSwitchActiveChainView } from './use-switch-active-chain-view.js'

/**
 * Shown when the user picks a network of a namespace without a connected wallet while another namespace is connected. Offers to
 * connect a wallet for it.
 */
export function SwitchActiveChainView() {
  const { t, messages } = useMessages()
  const { network, namespace, isSwitching, choose } = useSwitchActiveChainView()
  if (!network || !namespace) return <StatusPlaceholder icon="network" title={t('networks.empty')} />
  const name = <UntrustedText text={network.name} fallback={t('text.unknown-network')} />
  return (
    <section aria-busy={isSwitching} className="bl:flex bl:flex-col bl:items-center bl:gap-5 bl:pt-5">
      <NetworkLogo network={network} size="large" />
      <div className="bl:flex bl:flex-col bl:items-center bl:gap-1 bl:px-3 bl:text-center">
        <h2 className="bl:max-w-full bl:text-16 bl:font-semibold bl:text-balance bl:wrap-anywhere">
          <RichMessage messages={messages} id="switch-active-chain.heading" values={{ name }} />
        </h2>
        <p className="bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
          <RichMessage
            messages={messages}
            id="switch-active-chain.text"
            values={{ chain: <NamespaceName namespace={namespace} /> }}
          />
        </p>
      </div>
      <div data-part="footer">
        <Button data-autofocus="" variant="primary" className="bl:w-full" loading={isSwitching} onClick={choose}>
          {isSwitching ? t('switch-active-chain.switching') : t('switch-active-chain.choose')}
        </Button>
      </div>
    </section>
  )
}
