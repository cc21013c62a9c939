'use client'

import { useInsertionEffect, useLayoutEffect, useMemo } from 'react'
import { selectThemeMode, selectThemeVariables } from '../kit/kit-root.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useMessages } from '../kit/use-messages.js'
import { applyTheme } from '../theme/theme.js'
import { findModalContainer } from './host-page.js'

function useRootElement(element: HTMLElement): void {
  const mode = useKitState(selectThemeMode)
  const themeVariables = useKitState(selectThemeVariables)
  const { direction, locale } = useMessages()

  useInsertionEffect(() => {
    element.setAttribute('data-bowline', mode)
    element.dir = direction
    element.lang = locale
  }, [element, mode, direction, locale])

  useLayoutEffect(() => {
    applyTheme(element, { themeVariables })
  }, [element, themeVariables])
}

/**
 * The root element of one opening of the modal: in the page while the modal is open, at the place that `findModalContainer`
 * chooses, and after it while its content animates out.
 */
export function useModalRoot({ isOpen, opening }: { isOpen: boolean; opening: number }): HTMLElement {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last card may still animate out in its root
  const element = useMemo(() => document.createElement('div'), [opening])
  useRootElement(element)
  // Before layout effects, so that they can measure the content and find the page around it.
  useInsertionEffect(() => {
    if (!isOpen) return
    findModalContainer(document).append(element)
    return () => {
      if (!element.querySelector(':scope > [data-leaving]')) element.remove()
    }
  }, [element, isOpen])
  return element
}
