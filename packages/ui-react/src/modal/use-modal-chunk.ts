'use client'

/**
 * The modal's code for a component that renders it.
 *
 * In      isWanted   whether the component must render now
 *         load       loads the code; tests pass their own function
 * Out     chunk      undefined until it is loaded, by this component, another one or a press
 *         failures   how often loading failed since it was wanted
 *         isLoading  whether it is loading
 *         retry      starts another attempt
 * Source  R-HOST-08, R-MODAL-35
 */
import { markLoadFailed } from '@bowline/kit-core/actions'
import { useEffect, useState } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import type { ChunkLoading } from './load-failed.js'
import { getLoadedModal, type loadModal, type ModalChunk, onModalLoaded } from './load-modal.js'

/** The modal's code and its loading state. */
export type ModalChunkState = ChunkLoading & { readonly chunk: ModalChunk | undefined }

const INITIAL = { attempt: 1, failures: 0 }

/** Loads the modal's code once it is wanted. */
export function useModalChunk(isWanted: boolean, load: typeof loadModal): ModalChunkState {
  const { kit, locale } = useKitContext('useModalChunk')
  const chunk = useLoadedModal()
  const [{ attempt, failures }, setCount] = useState(INITIAL)
  const isMissing = isWanted && chunk === undefined

  useEffect(() => {
    if (!isMissing) return setCount(INITIAL)
    let isUnmounted = false
    load(kit, locale).catch((error: unknown) => {
      if (isUnmounted) return
      markLoadFailed(kit, error)
      setCount({ attempt, failures: attempt })
    })
    return () => {
      isUnmounted = true
    }
  }, [kit, locale, load, isMissing, attempt])

  return {
    chunk,
    failures: isMissing ? failures : 0,
    isLoading: failures < attempt,
    retry: () => setCount({ attempt: failures + 1, failures }),
  }
}

/**
 * The loaded code. A plain state, not an external store: React would run all effects of the modal before its first paint, and
 * setting the focus there forces a layout.
 */
function useLoadedModal(): ModalChunk | undefined {
  const [chunk, setChunk] = useState<ModalChunk>()
  useEffect(() => {
    const update = () => setChunk(getLoadedModal())
    update()
    return onModalLoaded(update)
  }, [])
  return chunk
}
