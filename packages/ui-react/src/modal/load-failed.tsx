'use client'

/**
 * Shown when code cannot be loaded: `LoadFailed` instead of the modal or the embedded card, `LoadFailedText` instead of a
 * view. Part of the page, so it must be small: it uses a native dialog, which traps focus, closes on Escape and returns focus.
 *
 * Source  R-MODAL-35
 */

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../components/button.js'
import { useKitContext } from '../kit/kit-context.js'
import { KitRoot } from '../kit/kit-root.js'
import { getPageText } from '../kit/page-messages.js'

/** Loading state of the modal's code. `failures` counts the failed attempts since it was wanted. */
export type ChunkLoading = {
  readonly failures: number
  readonly isLoading: boolean
  readonly retry: () => void
}

/** Without `onClose` it renders inside the page instead of in a dialog. */
export type LoadFailedProps = ChunkLoading & { onClose?: (() => void) | undefined }

const BOX_CLASS =
  'bl:m-auto bl:w-80 bl:max-w-full bl:rounded-card bl:border bl:border-border bl:bg-bg bl:p-5 bl:text-fg bl:backdrop:bg-backdrop'

type LoadFailedTextProps = LoadFailedProps & { id: string; role?: string | undefined }

/** Text that code could not be loaded, and buttons to retry, reload or close. */
export function LoadFailedText({ failures, isLoading, retry, onClose, id, role }: LoadFailedTextProps) {
  const { pageMessages } = useKitContext('LoadFailed')
  return (
    <>
      <p id={id} className="bl:text-16 bl:font-semibold">
        {getPageText(pageMessages, 'modal.chunk-failed')}
      </p>
      {/* Announced after each further attempt; before that, it is the description of the dialog. */}
      <p key={failures} id={`${id}-hint`} role={role} className="bl:mt-1 bl:mb-4 bl:text-14 bl:text-muted">
        {getPageText(pageMessages, 'modal.chunk-failed-hint')}
      </p>
      <div className="bl:flex bl:flex-wrap bl:gap-2">
        <Button size="small" loading={isLoading} onClick={retry} data-autofocus="">
          {getPageText(pageMessages, 'modal.try-again')}
        </Button>
        {/* After a new deployment of the app, the old scripts may no longer exist. */}
        {failures > 1 && (
          <Button size="small" variant="secondary" onClick={() => location.reload()}>
            {getPageText(pageMessages, 'modal.reload')}
          </Button>
        )}
        {onClose && (
          <Button size="small" variant="quiet" onClick={onClose}>
            {getPageText(pageMessages, 'modal.close')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Reports that the modal or the embedded card could not be loaded, and offers another attempt. */
export function LoadFailed(props: LoadFailedProps) {
  const { failures, onClose } = props
  const { pageMessages } = useKitContext('LoadFailed')
  const id = useId()
  const text = <LoadFailedText {...props} id={id} role={failures > 1 || !onClose ? 'alert' : undefined} />
  const wrap = (content: ReactNode) => (
    <KitRoot as="div" locale={pageMessages.locale}>
      {content}
    </KitRoot>
  )
  if (!onClose) return wrap(<div className={BOX_CLASS}>{text}</div>)
  return createPortal(
    wrap(
      <Dialog id={id} onClose={onClose}>
        {text}
      </Dialog>,
    ),
    document.body,
  )
}

function Dialog({ id, onClose, children }: { id: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      onCancel={onClose}
      className={`${BOX_CLASS} bl:fixed bl:inset-0 bl:h-fit`}
    >
      {children}
    </dialog>
  )
}
