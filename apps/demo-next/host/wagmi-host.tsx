'use client'

import { evm } from '@bowline/adapter-evm'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { WagmiProvider } from 'wagmi'
import { createPageKit } from './create-page-kit'
import { familyAdapters } from './family-adapters'
import type { HostProps } from './host-props'
import { PageProvider } from './page-provider'
import { makeWagmiConfig } from './wagmi-config'

/** An app with its own wagmi, which the kit uses. */
export function WagmiHost({ settings, localServices, initialState, children }: HostProps) {
  const [{ kit, config, queries }] = useState(() => {
    const config = makeWagmiConfig(settings, localServices)
    const adapters = familyAdapters(settings, () => evm({ config }))
    const kit = createPageKit({ settings, localServices }, adapters)
    return { config, kit, queries: new QueryClient() }
  })
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <PageProvider kit={kit} settings={settings} initialState={initialState}>
          {children}
        </PageProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
