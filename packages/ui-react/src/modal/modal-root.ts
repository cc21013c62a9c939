'use client'

import { useInsertionEffect, useLayoutEffect, useState } from 'react'
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

/** The modal's root element: in the page while the modal is open, at the place that `findModalContainer` chooses. */
export function useModalRoot(isOpen: boolean): HTMLElement {
  const [element] = useState(() => document.createElement('div'))
  useRootElement(element)
  // Before layout effects, so that they can measure the content and find the page around it.
  useInsertionEffect(() => {
    if (!isOpen) return
    findModalContainer(document).append(element)
    return () => element.remove()
  }, [element, isOpen])
  return element
}
