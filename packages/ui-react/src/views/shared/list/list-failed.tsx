'use client'

import { forwardRef, type ReactNode } from 'react'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'

/** Texts of the error, and the action of its button. */
export type ListFailedProps = {
  title: ReactNode
  hint: ReactNode
  retryLabel: ReactNode
  onRetry: () => void
}

/** Error in place of a list that could not be loaded, with a retry button; `ref` is that of the button. */
export const ListFailed = forwardRef<HTMLButtonElement, ListFailedProps>(function ListFailed(
  { title, hint, retryLabel, onRetry },
  ref,
) {
  return (
    <div role="alert">
      <StatusPlaceholder
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
