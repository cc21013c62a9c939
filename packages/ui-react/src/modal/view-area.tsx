'use client'

/**
 * The part of the card that changes: the current view of the navigation history.
 *
 * Source  R-MODAL-10, R-MODAL-20, R-MODAL-23, R-MODAL-24, R-MODAL-71, R-VIEW-04
 */

import type { KitState } from '@bowline/kit-core'
import { requestClose } from '@bowline/kit-core/actions'
import { type ReactNode, type RefObject, useRef } from 'react'
import { RowSkeleton } from '../components/skeleton.js'
import { useScrollFade } from '../components/use-scroll-fade.js'
import { VisuallyHidden } from '../components/visually-hidden.js'
import { useComponent } from '../kit/use-component.js'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { useMessages } from '../kit/use-messages.js'
import { selectView, selectViewKey } from './current-view.js'
import { LoadFailedText } from './load-failed.js'
import { PaintReporter } from './paint-reporter.js'
import { useCardHeight } from './use-card-height.js'
import { useExitAnimation } from './use-exit-animation.js'
import { useScrollTop } from './use-scroll-top.js'
import { useViewFocus } from './use-view-focus.js'
import { VIEW_LOADER, type ViewLoader } from './views.js'

/** `card` also contains the heading. */
export type ViewAreaProps = { card: RefObject<HTMLElement | null>; loader?: ViewLoader }

const selectDirection = ({ navigation }: KitState) => navigation.direction

/** Renders the current view, a placeholder while it loads, or an error when it cannot be loaded. */
export function ViewArea({ card, loader = VIEW_LOADER }: ViewAreaProps) {
  const kit = useKit()
  const key = useKitState(selectViewKey)
  const { View, hasFailed, hasRetried, retry } = useComponent(useKitState(selectView), loader)
  const outer = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const edges = useScrollFade(outer, end)
  const isSettled = View !== undefined || hasFailed
  useCardHeight({ outer, inner })
  const scrollTop = useScrollTop(outer, key)
  useViewFocus({ card, area: outer, key, isSettled })
  return (
    <div
      {...edges}
      ref={outer}
      data-part="view-area"
      className="bl:min-h-0 bl:flex-auto bl:overflow-x-hidden bl:overflow-y-auto bl:overscroll-contain bl:transition-[height] bl:duration-150 bl:ease-out"
    >
      <PaintReporter isSettled={isSettled} />
      <div ref={inner}>
        <Entry key={key} entry={key} scrollTop={scrollTop}>
          {View !== undefined && <View />}
          {hasFailed && (
            <div role="alert" className="bl:flex bl:flex-col bl:items-center bl:text-center">
              <LoadFailedText
                id="bl-failed"
                failures={hasRetried ? 2 : 1}
                isLoading={false}
                retry={retry}
                onClose={() => requestClose(kit)}
              />
            </div>
          )}
          {!isSettled && <ViewSkeleton />}
        </Entry>
        <div ref={end} />
      </div>
    </div>
  )
}

type EntryProps = { entry: string; scrollTop: RefObject<number>; children: ReactNode }

/** One entry of the history, with its enter and exit animations. */
function Entry({ entry, scrollTop, children }: EntryProps) {
  const element = useRef<HTMLDivElement>(null)
  const direction = useKitState(selectDirection)
  useExitAnimation({ element, scrollTop, hasLeft: (state) => state.modal.open && selectViewKey(state) !== entry })
  return (
    <div ref={element} data-direction={direction} className="bl:px-5 bl:pb-5">
      {children}
    </div>
  )
}

function ViewSkeleton() {
  const { t } = useMessages()
  return (
    <>
      <VisuallyHidden role="status">{t('modal.loading')}</VisuallyHidden>
      <div aria-busy="true" className="bl:flex bl:flex-col bl:gap-2">
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    </>
  )
}
