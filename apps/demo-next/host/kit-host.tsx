'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useRef } from 'react'
import type { PageRequest } from '../server/read-request'
import type { HostProps } from './host-props'
import { kitKey } from './kit-key'
import { useSettings } from './use-settings'

const WagmiHost = dynamic<HostProps>(() => import('./wagmi-host').then((module) => module.WagmiHost))
const PlainHost = dynamic<HostProps>(() => import('./plain-host').then((module) => module.PlainHost))

/** The kit in the form of host that the settings ask for; settings that need another kit make one. */
export function KitHost({
  request: { localChains, initialState },
  children,
}: {
  request: Pick<PageRequest, 'localChains' | 'initialState'>
  children: ReactNode
}) {
  const { settings } = useSettings()
  const key = kitKey(settings)
  // What the server read belongs to the first kit; a later one reads the page's storage.
  const firstKey = useRef(key)
  const Host = settings.host === 'wagmi' ? WagmiHost : PlainHost
  return (
    <Host
      key={key}
      settings={settings}
      localChains={localChains}
      initialState={key === firstKey.current ? initialState : undefined}
    >
      {children}
    </Host>
  )
}
