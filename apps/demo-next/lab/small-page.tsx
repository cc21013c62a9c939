'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { Expose } from '../host/expose'
import { KitHost } from '../host/kit-host'
import { SettingsProvider } from '../host/use-settings'
import { PhoneLine } from '../phone/phone-connection'
import type { PageRequest } from '../server/read-request'
import type { Settings } from '../settings/settings'
import { useInjectedWallets } from '../wallets/use-injected-wallets'

const Sandbox = dynamic(() => import('../wallets/sandbox').then((module) => module.Sandbox))

/** A page with the kit and little else. */
export function SmallPage({ request, base, children }: { request: PageRequest; base?: Settings; children: ReactNode }) {
  const { settings, localServices } = request
  useInjectedWallets(settings)
  return (
    <SettingsProvider first={settings} base={base}>
      <div data-page-theme={settings.theme}>
        <KitHost request={request}>
          <Expose />
          <PhoneLine />
          {children}
        </KitHost>
      </div>
      {settings.wallets && <Sandbox settings={settings} localChains={localServices.localChains} />}
    </SettingsProvider>
  )
}
