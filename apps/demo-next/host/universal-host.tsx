'use client'

import { KitProvider } from '@bowline/ui-react'
import { useState } from 'react'
import { createPageKit } from './create-page-kit'
import type { HostProps } from './host-props'
import { LOCALE_TAGS } from './locale-tag'
import { useThemeSettings } from './use-theme-settings'

/** An app without an adapter: the kit pairs wallets of every chain family. */
export function UniversalHost({ settings, localServices, initialState, children }: HostProps) {
  const [kit] = useState(() => createPageKit({ settings, localServices }, []))
  useThemeSettings(kit, settings)
  return (
    <KitProvider kit={kit} initialState={initialState} locale={LOCALE_TAGS[settings.locale]}>
      {children}
    </KitProvider>
  )
}
