'use client'

import type { ReactNode } from 'react'
import { EmptyState } from '../../../components/empty-state.js'
import { useMessages } from '../../../kit/use-messages.js'

/** Error in place of tokens that could not be fetched; `retry` is the button to fetch them again. */
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
