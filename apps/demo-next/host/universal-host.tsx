'use client'

import { KitProvider } from '@bowline/ui-react'
import { useState } from 'react'
import type { HostProps } from './host-props'
import { LOCALE_TAGS } from './locale-tag'
import { makeKit } from './make-kit'
import { useThemeSettings } from './use-theme-settings'

/** An app without an adapter: the kit pairs wallets of every chain family. */
export function UniversalHost({ settings, beside, initialState, children }: HostProps) {
  const [kit] = useState(() => makeKit({ settings, beside }, []))
  useThemeSettings(kit, settings)
  return (
    <KitProvider kit={kit} initialState={initialState} locale={LOCALE_TAGS[settings.locale]}>
      {children}
    </KitProvider>
  )
}
