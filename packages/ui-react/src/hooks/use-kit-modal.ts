'use client'

import { currentRoute, type KitState, type ViewName } from '@bowline/kit-core'
import { close, type OpenParams, open } from '@bowline/kit-core/actions'
import { useCallback, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** The modal, for an app. */
export type UseKitModalReturnType = {
  /** Account or Connect by state when no view is named. Resolves when it is on screen, rejects when its code cannot be loaded. */
  readonly open: (params?: OpenParams) => Promise<void>
  readonly close: () => void
  readonly isOpen: boolean
  /** The view on screen; undefined while closed. */
  readonly view: ViewName | undefined
}

const selectShownView = ({ modal, navigation }: KitState) => (modal.open ? currentRoute(navigation).view : undefined)

/** Opens and closes the modal. */
export function useKitModal(): UseKitModalReturnType {
  const kit = useKit()
  const view = useKitState(selectShownView)
  const openModal = useCallback((params?: OpenParams) => open(kit, params), [kit])
  const closeModal = useCallback(() => close(kit), [kit])
  return useMemo(
    () => ({ open: openModal, close: closeModal, isOpen: view !== undefined, view }),
    [openModal, closeModal, view],
  )
}
