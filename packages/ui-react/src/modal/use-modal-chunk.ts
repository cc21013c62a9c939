/**
 * The modal's code as a surface needs it: there, on its way, or not to be had.
 *
 * In      isWanted   the surface is to be drawn now
 *         load       fetches it; a test brings its own
 * Out     chunk      undefined until it is there; what another surface or a press has fetched is taken too
 *         failures   how often it could not be loaded since it was wanted
 *         isLoading  it is on its way
 *         retry      tries once more
 * Source  R-HOST-08, R-MODAL-35
 */
'use client'

import { markLoadFailed } from '@bowline/kit-core/actions'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { loadedModal, type loadModal, type ModalChunk, onModalLoaded } from './load-modal.js'

/** How the modal's code stands. */
export type UsedChunk = {
  readonly chunk: ModalChunk | undefined
  readonly failures: number
  readonly isLoading: boolean
  readonly retry: () => void
}

const FRESH = { attempt: 1, failures: 0 }

/** Fetches the modal's code once it is wanted. */
export function useModalChunk(isWanted: boolean, load: typeof loadModal): UsedChunk {
  const { kit, locale } = useKitContext('useModalChunk')
  const chunk = useSyncExternalStore(onModalLoaded, loadedModal, () => undefined)
  const [{ attempt, failures }, setCount] = useState(FRESH)
  const isMissing = isWanted && chunk === undefined

  useEffect(() => {
    if (!isMissing) return setCount(FRESH)
    let isGone = false
    load(kit, locale).catch((error: unknown) => {
      if (isGone) return
      markLoadFailed(kit, error)
      setCount({ attempt, failures: attempt })
    })
    return () => {
      isGone = true
    }
  }, [kit, locale, load, isMissing, attempt])

  return {
    chunk,
    failures: isMissing ? failures : 0,
    isLoading: failures < attempt,
    retry: () => setCount({ attempt: failures + 1, failures }),
  }
}
