'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { loadedModal, loadModal, type ModalChunk, onModalLoaded } from './load-modal.js'

/** The modal's code, fetched once it is wanted. `onFailure` is told when it cannot be had. */
export function useModalChunk(isWanted: boolean, onFailure: (error: unknown) => void): ModalChunk | undefined {
  const { kit, locale } = useKitContext('useModalChunk')
  const chunk = useSyncExternalStore(onModalLoaded, loadedModal, () => undefined)
  const isMissing = isWanted && chunk === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is told, there is one try
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    loadModal(kit, locale).catch((error: unknown) => isGone || onFailure(error))
    return () => {
      isGone = true
    }
  }, [kit, locale, isMissing])

  return chunk
}
