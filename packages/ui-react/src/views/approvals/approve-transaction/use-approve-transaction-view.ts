'use client'

/**
 * A request that waits for approval in the embedded wallet's secure frame.
 *
 * Out     stage   `loading` until the frame can show the request; `aborted` when there is nothing to approve anymore
 *         height  of the card in the frame, in CSS pixels; undefined until the frame reports it
 * Source  R-VIEW-46 to 48, R-FRAME-62 to 64, R-FRAME-77, R-FLOW-35
 */

import type { KitState } from '@bowline/kit-core'
import { requestClose } from '@bowline/kit-core/actions'
import { useRef } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useFramePosition } from './use-frame-position.js'

const selectFrame = ({ auth }: KitState) => auth.frame
const selectApproval = ({ auth }: KitState) => auth.approval

/** Stage of ApproveTransaction, the element that the frame covers, and a function to close the view. */
export function useApproveTransactionView() {
  const kit = useKit()
  const frame = useKitState(selectFrame)
  const { isOpen, height } = useKitState(selectApproval)
  const container = useRef<HTMLElement>(null)
  const stage = frame === 'failed' ? 'failed' : !isOpen ? 'aborted' : frame === 'ready' ? 'shown' : 'loading'
  useFramePosition(container, stage === 'shown')
  return { container, stage, height: stage === 'shown' ? height : undefined, close: () => requestClose(kit) } as const
}
