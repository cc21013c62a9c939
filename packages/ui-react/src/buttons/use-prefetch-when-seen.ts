'use client'

import type { OpenableView } from '@bowline/kit-core'
import { getPrefetchMode, prefetchCode } from '@bowline/kit-core/actions'
import { useEffect, useRef } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { preloadModal } from '../modal/load-modal.js'
import { prefetchWhenSeen } from '../modal/prefetch-when-seen.js'

/**
 * Fetches the modal's code once a button can be seen, where the app or the device has it so.
 *
 * In      opener  what the button is found by; it may come into the page later, as one that takes another's place does
 *         target  the view that it opens
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: for another button or kit it waits again
  useEffect(
    () => () => {
      stop.current?.()
      stop.current = undefined
    },
    [kit, locale, opener, target],
  )
}
