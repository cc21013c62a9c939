'use client'

import { type ReactNode, useCallback, useRef } from 'react'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { useMarkTravel } from './use-mark-travel.js'

/**
 * `onRetry` is set when the request can be sent again; its button takes focus unless the request is still pending. `children`
 * are further actions.
 */
export type RequestStatusProps = {
  image: ReactNode
  title: ReactNode
  hint: ReactNode
  busy: boolean
  retryLabel: string
  onRetry?: (() => void) | undefined
  children?: ReactNode
}

const focusOnMount = (node: HTMLElement | null) => node?.focus()

/**
 * Layout of views that wait for something outside the kit, such as a wallet, a login or a purchase: icon, status and a retry
 * button. Screen readers announce each change.
 */
export function RequestStatus({ image, title, hint, busy, retryLabel, onRetry, children }: RequestStatusProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useMarkTravel()
  const retry = useCallback(() => {
    heading.current?.focus()
    onRetry?.()
  }, [onRetry])
  return (
    <section className="bl:flex bl:flex-col bl:items-center bl:gap-5 bl:pt-5 bl:pb-3">
      {/* Not on the text: screen readers may not announce changes inside a busy element. */}
      <div ref={place} aria-busy={busy} className="bl:flex">
        {image}
      </div>
      <div role="status" className="bl:flex bl:w-full bl:flex-col bl:items-center bl:gap-1 bl:text-center">
        <h2 ref={heading} tabIndex={-1} className="bl:max-w-full bl:text-16 bl:font-semibold bl:wrap-anywhere">
          {title}
        </h2>
        <p className="bl:max-w-full bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">{hint}</p>
      </div>
      {onRetry !== undefined && (
        <Button
          ref={busy ? undefined : focusOnMount}
          variant="secondary"
          size="small"
          icon={<Icon name="retry" className="bl:size-4.5" />}
          onClick={retry}
        >
          {retryLabel}
        </Button>
      )}
      {children}
    </section>
  )
}
