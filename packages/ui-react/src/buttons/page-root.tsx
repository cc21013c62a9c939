'use client'

import type { KitState } from '@bowline/kit-core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { useKitState } from '../kit/use-kit-state.js'
import { directionOf } from '../messages/direction.js'
import { applyTheme } from '../theme/theme.js'

const selectThemeMode = ({ config }: KitState) => config.themeMode
const selectThemeVariables = ({ config }: KitState) => config.themeVariables

/** The kit's root element around something in the page: where its stylesheet and its theme begin. */
export function PageRoot({ children }: { children: ReactNode }) {
  const { pageMessages } = useKitContext('A button of the kit')
  const mode = useKitState(selectThemeMode)
  const themeVariables = useKitState(selectThemeVariables)
  const root = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (root.current) applyTheme(root.current, { themeVariables })
  }, [themeVariables])

  return (
    <span
      ref={root}
      data-bowline=""
      data-theme={mode}
      dir={directionOf(pageMessages.locale)}
      lang={pageMessages.locale}
    >
      {children}
    </span>
  )
}
