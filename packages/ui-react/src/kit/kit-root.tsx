'use client'

import type { KitState } from '@bowline/kit-core'
import { type ReactNode, useCallback } from 'react'
import { directionOf } from '../messages/direction.js'
import { applyTheme } from '../theme/theme.js'
import { useKitState } from './use-kit-state.js'

/** The theme's mode. */
export const selectThemeMode = ({ config }: KitState) => config.themeMode

/** What the host has set of the theme. */
export const selectThemeVariables = ({ config }: KitState) => config.themeVariables

/** The kit's root element around something in the page: where its stylesheet, its theme and its language begin. */
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
  // No layout effect: React 18 warns of one on a server, where this is rendered too.
  const paint = useCallback(
    (root: HTMLElement | null) => {
      if (root) applyTheme(root, { themeVariables })
    },
    [themeVariables],
  )

  return (
    <Element ref={paint} data-bowline={mode} dir={directionOf(locale)} lang={locale}>
      {children}
    </Element>
  )
}
