'use client'

import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state.js'
import { useMessages } from '../../kit/use-messages.js'

/** Stands in the place of tokens that could not be read; `retry` is the button that asks again. */
export function TokensFailed({ retry }: { retry: ReactNode }) {
  const { t } = useMessages()
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        tone="danger"
        title={t('tokens.failed')}
        hint={t('tokens.failed-hint')}
        action={retry}
      />
    </div>
  )
}
