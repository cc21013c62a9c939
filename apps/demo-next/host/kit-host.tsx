'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useRef } from 'react'
import type { PageRequest } from '../server/read-request'
import type { HostProps } from './host-props'
import { kitKey } from './kit-key'
import { useSettings } from './use-settings'

const WagmiHost = dynamic<HostProps>(() => import('./wagmi-host').then((module) => module.WagmiHost))
const UniversalHost = dynamic<HostProps>(() => import('./universal-host').then((module) => module.UniversalHost))
const PlainHost = dynamic<HostProps>(() => import('./plain-host').then((module) => module.PlainHost))
const ProviderHost = dynamic<HostProps>(() => import('./provider-host').then((module) => module.ProviderHost))

const HOSTS = {
  none: PlainHost,
  wagmi: WagmiHost,
  'wagmi-walletconnect': WagmiHost,
  'ethereum-provider': ProviderHost,
  universal: UniversalHost,
}

/**
 * The kit in the kind of host that the settings request; settings that need another kit create one. With `isSteady` an app without
 * wagmi gives the new kit to the mounted page, so that the control that was pressed stays and keeps the focus.
 */
export function KitHost({
  request: { localServices, initialState },
  isSteady = false,
  children,
}: {
  request: Pick<PageRequest, 'localServices' | 'initialState'>
  isSteady?: boolean
  children: ReactNode
}) {
  const { settings, round } = useSettings()
  const key = `${kitKey(settings)}#${round}`
  // The server's state belongs to the first kit; a later one reads the page's storage.
  const firstKey = useRef(key)
  const Host = HOSTS[settings.host]
  return (
    <Host
      key={isSteady && settings.host === 'none' ? settings.host : key}
      kitId={key}
      settings={settings}
      localServices={localServices}
      initialState={key === firstKey.current ? initialState : undefined}
    >
      {children}
    </Host>
  )
}
