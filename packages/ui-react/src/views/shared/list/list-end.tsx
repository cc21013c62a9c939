'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Icon } from '../../../components/icon.js'
import { useEndReached } from './use-end-reached.js'

/** Texts of the end of a list. */
export type ListEndTexts = {
  readonly more: string
  readonly failed: string
  readonly retry: string
  readonly all: string
}

/**
 * `state`: there are more rows, the next page failed, or all rows are loaded. `page` changes with every page. `isAutomatic`:
 * the next page loads when the end comes near the screen, else only on a press.
 */
export type ListEndProps = {
  state: 'more' | 'failed' | 'all'
  page: unknown
  isBusy: boolean
  isAutomatic: boolean
  texts: ListEndTexts
  onMore: () => void
}

/** End of the NFT or activity list: loads the next page, on scroll or on a press, or says that there are no more rows. */
export function ListEnd({ state, page, isBusy, isAutomatic, texts, onMore }: ListEndProps) {
  const near = useEndReached({ isOn: state === 'more' && isAutomatic && !isBusy, page, onNear: onMore })
  const all = useRef<HTMLParagraphElement>(null)
  const hasFocus = useRef(false)
  // The button disappears with the last page, which Tab alone can load. Focus must then stay in the list.
  useEffect(() => {
    if (state === 'all' && hasFocus.current) all.current?.focus()
    hasFocus.current &&= state !== 'all'
  }, [state])
  return (
    <div ref={near} className="bl:flex bl:items-center bl:justify-center bl:gap-3 bl:py-3">
      {state === 'all' ? (
        <p ref={all} tabIndex={-1} className="bl:rounded-small bl:px-1 bl:text-12 bl:text-subtle">
          {texts.all}
        </p>
      ) : (
        <>
          {state === 'failed' && <ErrorLine className="bl:flex-1">{texts.failed}</ErrorLine>}
          <Button
            variant="secondary"
            size="small"
            icon={state === 'failed' ? <Icon name="retry" className="bl:size-4.5" /> : undefined}
            loading={isBusy}
            onFocus={() => {
              hasFocus.current = true
            }}
            onBlur={() => {
              hasFocus.current = false
            }}
            onClick={onMore}
          >
            {state === 'failed' ? texts.retry : texts.more}
          </Button>
        </>
      )}
    </div>
  )
}
