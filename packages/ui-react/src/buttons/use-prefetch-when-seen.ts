'use client'

import type { OpenableView } from '@bowline/kit-core'
import { getPrefetchMode, prefetchCode } from '@bowline/kit-core/actions'
import { useEffect, useRef } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { preloadModal } from '../modal/load-modal.js'
import { prefetchWhenSeen } from '../modal/prefetch-when-seen.js'

/**
 * Fetches the modal's code once a button is visible, if the app and the device allow it.
 *
 * In      opener  id by which the button is found; the button can be added to the page later, for example as a replacement
 *         target  view that the button opens
 * Source  R-HOST-30
 */
export function usePrefetchWhenSeen(opener: string, target: OpenableView | 'UnsupportedChain' | undefined): void {
  const { kit, locale } = useKitContext('A button of the kit')
  const stop = useRef<() => void>(undefined)

  useEffect(() => {
    if (stop.current !== undefined || getPrefetchMode(kit) !== 'code') return
    const element = document.querySelector(`[data-bl-opener="${opener}"]`)
    if (element === null) return
    stop.current = prefetchWhenSeen(element, () => {
      void preloadModal(kit, locale, target).then(() => prefetchCode(kit))
    })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: waits again for another button or kit
  useEffect(
    () => () => {
      stop.current?.()
      stop.current = undefined
    },
    [kit, locale, opener, target],
  )
}
