'use client'

import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'

/** Replaces an amount that the user has hidden. Does not reveal its length. */
export function HiddenAmount() {
  const { t } = useMessages()
  return (
    <span data-part="hidden-amount">
      <span aria-hidden="true">••••</span>
      <VisuallyHidden>{t('account.hidden')}</VisuallyHidden>
    </span>
  )
}
