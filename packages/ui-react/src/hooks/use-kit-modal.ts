'use client'

import { currentRoute, type KitState, type ViewName } from '@bowline/kit-core'
import { close, type OpenParams, open } from '@bowline/kit-core/actions'
import { useCallback, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** State of the modal, and functions to open and close it. */
export type UseKitModalReturnType = {
  /** Without `view`, opens Account or Connect. Resolves when the modal is on screen; rejects when its code fails to load. */
  readonly open: (params?: OpenParams) => Promise<void>
  readonly close: () => void
  readonly isOpen: boolean
  /** View on screen; undefined while the modal is closed. */
  readonly view: ViewName | undefined
}

const selectShownView = ({ modal, navigation }: KitState) => (modal.open ? currentRoute(navigation).view : undefined)

/** Opens and closes the modal, and reports which view it shows. */
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
