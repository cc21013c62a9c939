'use client'

/**
 * The modal: a centered card, or a sheet on a phone.
 *
 * Source  R-MODAL-02, R-MODAL-13, R-MODAL-17 to 22, R-HOST-02, R-HOST-03, R-HOST-05, R-HOST-06
 */

import type { KitState } from '@bowline/kit-core'
import { requestClose } from '@bowline/kit-core/actions'
import { useId, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../components/class-names.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { MessagesContext } from '../kit/use-messages.js'
import { Card } from './card.js'
import { selectView } from './current-view.js'
import { keepTabInside } from './focus-trap.js'
import { CONTAINED_EVENTS } from './host-page.js'
import { useModalRoot } from './modal-root.js'
import { ModalToast } from './modal-toast.js'
import { PreRendered } from './pre-rendered.js'
import { useEscape } from './use-escape.js'
import { useExitAnimation } from './use-exit-animation.js'
import { useFocusReturn } from './use-focus-return.js'
import { useIsolation } from './use-isolation.js'
import { useModalMessages } from './use-modal-messages.js'
import { usePresence } from './use-presence.js'
import { useScrollLock } from './use-scroll-lock.js'
import { useSheetSwipe } from './use-sheet-swipe.js'

/** Renders the open modal in a portal; while it is closed and no account is connected, prerenders Connect hidden. */
export function Modal() {
  return (
    <MessagesContext.Provider value={useModalMessages()}>
      <ModalDialog />
    </MessagesContext.Provider>
  )
}

const selectContentKind = (state: KitState) => (selectView(state) === 'ApproveTransaction' ? 'frame' : undefined)

const selectIsClosed = ({ modal }: KitState) => !modal.open

function ModalDialog() {
  const { isOpen, content, opening } = usePresence()
  useScrollLock(isOpen)
  const root = useModalRoot({ isOpen, opening })
  useFocusReturn(isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hidden tree does not update without it
  const frame = useMemo(() => <ModalFrame root={root} />, [root, content])
  if (!isOpen && content === undefined) return null
  return createPortal(
    <PreRendered key={opening} isShown={isOpen}>
      {frame}
    </PreRendered>,
    root,
  )
}

function ModalFrame({ root }: { root: HTMLElement }) {
  const kit = useKit()
  const isShaking = useKitState(({ modal }) => modal.isShaking)
  const frame = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const swipe = useSheetSwipe(container)
  const isFullScreen = kit.config.fullScreenOnPhone
  const contentKind = useKitState(selectContentKind)
  useIsolation(root)
  useEscape(root)
  useExitAnimation({ element: frame, box: root, hasLeft: selectIsClosed })
  return (
    <div {...CONTAINED_EVENTS} ref={frame} className="bl:pointer-events-auto bl:fixed bl:inset-0 bl:z-(--bl-z-index)">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the close button works for everyone */}
      <div
        role="presentation"
        data-part="overlay"
        onClick={() => requestClose(kit)}
        className="bl:absolute bl:inset-0 bl:animate-fade bl:bg-backdrop"
      />
      <div
        ref={container}
        className="bl:pointer-events-none bl:absolute bl:inset-0 bl:flex bl:items-end bl:justify-center bl:sheet:items-center bl:sheet:p-6"
      >
        <div
          ref={card}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          tabIndex={-1}
          onKeyDown={keepTabInside}
          data-part="card"
          data-holds={contentKind}
          data-full={isFullScreen || undefined}
        >
          {!isFullScreen && (
            <div
              {...swipe}
              aria-hidden="true"
              data-part="handle"
              className="bl:absolute bl:inset-x-16 bl:top-0 bl:z-1 bl:flex bl:h-16 bl:justify-center bl:pt-1.5 bl:sheet:hidden"
            >
              <span className="bl:h-1 bl:w-9 bl:rounded-full bl:bg-surface-active" />
            </div>
          )}
          <div
            data-shaking={isShaking || undefined}
            className={classNames(
              'bl:relative bl:flex bl:min-h-0 bl:flex-auto bl:flex-col bl:overflow-hidden bl:rounded-[inherit]',
              isShaking && 'bl:animate-shake',
            )}
          >
            <Card card={card} titleId={titleId} />
          </div>
          <ModalToast />
        </div>
      </div>
    </div>
  )
}
