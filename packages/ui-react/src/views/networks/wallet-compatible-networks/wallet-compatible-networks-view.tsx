'use client'

import { selectReceivingAccounts, selectReceivingNetworks } from '@bowline/kit-core'
import { watchContractAccount } from '@bowline/kit-core/actions'
import { ScrollArea } from '../../../components/scroll-area.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useWatch } from '../../../kit/use-watch.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { NetworkLogo } from '../networks/network-logo.js'

/** List of the networks on which the account can receive, without actions; opened from WalletReceive. */
export function WalletCompatibleNetworksView() {
  const { t } = useMessages()
  useWatch(watchContractAccount)
  const state = useKitState((current) => current)
  const [account] = selectReceivingAccounts(state)
  const networks = account ? selectReceivingNetworks(state, account) : []
  if (networks.length === 0) return <StatusPlaceholder icon="network" title={t('wallet-receive.no-networks')} />
  return (
    <FillHeightSection>
      <p className="bl:px-2 bl:text-center bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
        {t('wallet-compatible-networks.text', { count: networks.length })}
      </p>
      <ScrollArea
        role="group"
        aria-label={t('wallet-compatible-networks.list')}
        tabIndex={0}
        className="bl:max-h-[470px]"
      >
        <ul className="bl:flex bl:flex-col bl:gap-2">
          {networks.map((network) => (
            <li
              key={network.caipNetworkId}
              className="bl:flex bl:min-h-14 bl:items-center bl:gap-3 bl:rounded-row bl:bg-surface bl:px-3 bl:py-2 bl:text-16 bl:font-medium bl:wrap-anywhere"
            >
              <NetworkLogo network={network} />
              <UntrustedText text={network.name} fallback={t('text.unknown-network')} />
            </li>
          ))}
        </ul>
      </ScrollArea>
    </FillHeightSection>
  )
}
