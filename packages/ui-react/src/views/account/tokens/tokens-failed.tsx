'use client'

import type { ReactNode } from 'react'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { useMessages } from '../../../kit/use-messages.js'

/** Error shown instead of a token list that could not be fetched; `retry` is the button to fetch it again. */
export function TokensFailed({ retry }: { retry: ReactNode }) {
  const { t } = useMessages()
  return (
    <div role="alert">
      <StatusPlaceholder
        icon="warning"
        tone="danger"
        title={t('tokens.failed')}
        hint={t('tokens.failed-hint')}
        action={retry}
      />
    </div>
  )
}
