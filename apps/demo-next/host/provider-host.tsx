'use client'

import { evm } from '@bowline/adapter-evm'
import { KitProvider } from '@bowline/ui-react'
import { useState } from 'react'
import { EVM_NETWORKS, evmNames } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { createPageKit } from './create-page-kit'
import { familyAdapters } from './family-adapters'
import type { HostProps } from './host-props'
import { LOCALE_TAGS } from './locale-tag'
import { ownPairing, withoutCheck } from './own-pairing'
import { useThemeSettings } from './use-theme-settings'

/** An app without wagmi that pairs with its own provider. */
export function ProviderHost({ settings, localServices, initialState, children }: HostProps) {
  const [kit] = useState(() => {
    const provider = () => makeProvider(settings, localServices)
    return createPageKit(
      { settings, localServices },
      familyAdapters(settings, () => evm({ provider })),
    )
  })
  useThemeSettings(kit, settings)
  return (
    <KitProvider kit={kit} initialState={initialState} locale={LOCALE_TAGS[settings.locale]}>
      {children}
    </KitProvider>
  )
}

async function makeProvider(settings: Settings, localServices: HostProps['localServices']) {
  const { EthereumProvider } = await import('@walletconnect/ethereum-provider')
  const [first, ...others] = evmNames(settings.networks)
  const provider = await EthereumProvider.init({
    ...ownPairing(settings, localServices),
    disableProviderPing: true,
    optionalChains: [EVM_NETWORKS[first].id, ...others.map((name) => EVM_NETWORKS[name].id)],
  })
  return withoutCheck(provider)
}
