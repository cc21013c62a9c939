'use client'

import { forwardRef, type ReactNode } from 'react'
import { Button } from '../../components/button.js'
import { EmptyState } from '../../components/empty-state.js'
import { Icon } from '../../components/icon.js'

export type ListFailedProps = {
  title: ReactNode
  hint: ReactNode
  retryLabel: ReactNode
  onRetry: () => void
}

/** Stands in the place of a list that could not be loaded, and offers another try; `ref` is the button's. */
export const ListFailed = forwardRef<HTMLButtonElement, ListFailedProps>(function ListFailed(
  { title, hint, retryLabel, onRetry },
  ref,
) {
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        tone="danger"
        title={title}
        hint={hint}
        action={
          <Button
            ref={ref}
            variant="secondary"
            size="small"
            icon={<Icon name="retry" className="bl:size-4.5" />}
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        }
      />
    </div>
  )
})
