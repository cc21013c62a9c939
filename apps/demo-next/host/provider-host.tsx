'use client'

import { evm } from '@bowline/adapter-evm'
import { useState } from 'react'
import { EVM_NETWORKS, evmNames } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { createPageKit } from './create-page-kit'
import { familyAdapters } from './family-adapters'
import type { HostProps } from './host-props'
import { ownPairing, withoutCheck } from './own-pairing'
import { PageProvider } from './page-provider'

/** An app without wagmi that pairs with its own provider. */
export function ProviderHost({ settings, localServices, initialState, children }: HostProps) {
  const [kit] = useState(() => {
    const provider = () => makeProvider(settings, localServices)
    return createPageKit(
      { settings, localServices },
      familyAdapters(settings, () => evm({ provider })),
    )
  })
  return (
    <PageProvider kit={kit} settings={settings} initialState={initialState}>
      {children}
    </PageProvider>
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
