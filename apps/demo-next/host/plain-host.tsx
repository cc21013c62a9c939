'use client'

import { evm } from '@bowline/adapter-evm'
import { KitProvider } from '@bowline/ui-react'
import { useState } from 'react'
import { createPageKit } from './create-page-kit'
import { familyAdapters } from './family-adapters'
import type { HostProps } from './host-props'
import { LOCALE_TAGS } from './locale-tag'
import { useThemeSettings } from './use-theme-settings'

/** An app without wagmi: the kit uses its own. */
export function PlainHost({ settings, localServices, initialState, children }: HostProps) {
  const [kit] = useState(() => createPageKit({ settings, localServices }, familyAdapters(settings, evm)))
  useThemeSettings(kit, settings)
  return (
    <KitProvider kit={kit} initialState={initialState} locale={LOCALE_TAGS[settings.locale]}>
      {children}
    </KitProvider>
  )
}
