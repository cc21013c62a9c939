'use client'

import type { KitState } from '@bowline/kit-core'
import { type ReactNode, useCallback } from 'react'
import { getDirection } from '../messages/direction.js'
import { applyTheme } from '../theme/theme.js'
import { useKitState } from './use-kit-state.js'

/** Selects the theme's mode. */
export const selectThemeMode = ({ config }: KitState) => config.themeMode

/** Selects the theme variables that the app set. */
export const selectThemeVariables = ({ config }: KitState) => config.themeVariables

/**
 * Root element of what the kit renders in the page outside the modal: a button, the embedded card, a loading error. Sets the
 * scope of the kit's styles, the theme and the language.
 */
export function KitRoot({
  as: Element,
  locale,
  children,
}: {
  as: 'span' | 'div'
  locale: string
  children: ReactNode
}) {
  const mode = useKitState(selectThemeMode)
  const themeVariables = useKitState(selectThemeVariables)
  // A ref callback instead of a layout effect: React 18 warns about layout effects during server rendering.
  const paint = useCallback(
    (root: HTMLElement | null) => {
      if (root) applyTheme(root, { themeVariables })
    },
    [themeVariables],
  )

  return (
    <Element ref={paint} data-bowline={mode} dir={getDirection(locale)} lang={locale}>
      {children}
    </Element>
  )
}
