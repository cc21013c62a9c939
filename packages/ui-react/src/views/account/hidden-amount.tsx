'use client'

import { useMessages } from '../../kit/use-messages.js'
import { HiddenWords } from '../../parts/hidden-words.js'

/** Stands in for an amount that the visitor does not want to be seen: not even how long it is. */
export function HiddenAmount() {
  const { t } = useMessages()
  return (
    <span data-part="hidden-amount">
      <span aria-hidden="true">••••</span>
      <HiddenWords>{t('account.hidden')}</HiddenWords>
    </span>
  )
}
