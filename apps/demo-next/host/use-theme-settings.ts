'use client'

import type { Kit } from '@bowline/kit-core'
import { setTheme } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { FONT_FAMILIES } from '../settings/font-families'
import type { Settings } from '../settings/settings'

/** Applies theme changes without a new kit. */
export function useThemeSettings(kit: Kit, { theme, accent, radius, font }: Settings): void {
  useEffect(() => {
    const variables = {
      '--bl-accent': accent === '' ? undefined : accent,
      '--bl-border-radius-master': radius === undefined ? undefined : `${radius}px`,
      '--bl-font-family': FONT_FAMILIES[font],
    }
    setTheme(kit, { mode: theme, variables })
  }, [kit, theme, accent, radius, font])
}
