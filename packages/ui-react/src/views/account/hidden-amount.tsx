'use client'

import { VisuallyHidden } from '../../components/visually-hidden.js'
import { useMessages } from '../../kit/use-messages.js'

/** Stands in for an amount that the visitor does not want to be seen: not even how long it is. */
export function HiddenAmount() {
  const { t } = useMessages()
  return (
    <span data-part="hidden-amount">
      <span aria-hidden="true">••••</span>
      <VisuallyHidden>{t('account.hidden')}</VisuallyHidden>
    </span>
  )
}
