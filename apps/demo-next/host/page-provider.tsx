'use client'

import type { InitialState, Kit } from '@bowline/kit-core'
import { KitProvider } from '@bowline/ui-react'
import { type ReactNode, useMemo } from 'react'
import type { Settings } from '../settings/settings'
import { LOCALE_TAGS } from './locale-tag'
import { OWN_SLOTS } from './own-slots'
import { useThemeSettings } from './use-theme-settings'

/** The kit's provider with what the settings change on a running kit: theme, language, texts and slots. */
export function PageProvider({
  kit,
  settings,
  initialState,
  children,
}: {
  kit: Kit
  settings: Settings
  initialState: InitialState | undefined
  children: ReactNode
}) {
  useThemeSettings(kit, settings)
  const { texts, slots, locale } = settings
  const messages = useMemo(() => ({ texts }), [texts])
  return (
    <KitProvider
      kit={kit}
      initialState={initialState}
      locale={LOCALE_TAGS[locale]}
      messages={messages}
      slots={slots ? OWN_SLOTS : undefined}
    >
      {children}
    </KitProvider>
  )
}
