/**
 * What the page shows in the modal's place when its code cannot be loaded. It is part of the page, so it is small: a dialog
 * of the browser's own, which keeps the focus, closes on Escape and gives the focus back.
 *
 * Source  R-MODAL-35
 */
'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../components/button.js'
import { useKitContext } from '../kit/kit-context.js'
import { KitRoot } from '../kit/kit-root.js'
import { pageText } from '../kit/page-messages.js'
import type { UsedChunk } from './use-modal-chunk.js'

/** Without `onClose` it stands in the page. */
export type LoadFailedProps = Omit<UsedChunk, 'chunk'> & { onClose?: (() => void) | undefined }

const LOOK =
  'bl:m-auto bl:w-80 bl:max-w-full bl:rounded-card bl:border bl:border-border bl:bg-bg bl:p-5 bl:text-fg bl:backdrop:bg-backdrop'

type FailedWordsProps = LoadFailedProps & { id: string; role?: string | undefined }

/** That code could not be loaded, and what can be done. */
export function LoadFailedText({ failures, isLoading, retry, onClose, id, role }: FailedWordsProps) {
  const { pageMessages } = useKitContext('LoadFailed')
  return (
    <>
      <p id={id} className="bl:text-16 bl:font-semibold">
        {pageText(pageMessages, 'modal.chunk-failed')}
      </p>
      {/* Announced after each further try; the first time it describes the dialog. */}
      <p key={failures} id={`${id}-hint`} role={role} className="bl:mt-1 bl:mb-4 bl:text-14 bl:text-muted">
        {pageText(pageMessages, 'modal.chunk-failed-hint')}
      </p>
      <div className="bl:flex bl:flex-wrap bl:gap-2">
        <Button size="small" loading={isLoading} onClick={retry} data-autofocus="">
          {pageText(pageMessages, 'modal.try-again')}
        </Button>
        {/* After a new version of the app was put online, the page's own scripts are no longer there. */}
        {failures > 1 && (
          <Button size="small" variant="secondary" onClick={() => location.reload()}>
            {pageText(pageMessages, 'modal.reload')}
          </Button>
        )}
        {onClose && (
          <Button size="small" variant="quiet" onClick={onClose}>
            {pageText(pageMessages, 'modal.close')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Tells that the modal could not be loaded, and offers another try. */
export function LoadFailed(props: LoadFailedProps) {
  const { failures, onClose } = props
  const { pageMessages } = useKitContext('LoadFailed')
  const id = useId()
  const text = <LoadFailedText {...props} id={id} role={failures > 1 || !onClose ? 'alert' : undefined} />
  const place = (content: ReactNode) => (
    <KitRoot as="div" locale={pageMessages.locale}>
      {content}
    </KitRoot>
  )
  if (!onClose) return place(<div className={LOOK}>{text}</div>)
  return createPortal(
    place(
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
      className={`${LOOK} bl:fixed bl:inset-0 bl:h-fit`}
    >
      {children}
    </dialog>
  )
}
