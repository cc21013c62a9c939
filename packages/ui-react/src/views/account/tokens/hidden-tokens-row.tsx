'use client'

import { Button } from '../../../components/button.js'
import { useMessages } from '../../../kit/use-messages.js'
import type { HiddenTokensState } from './use-hidden-tokens.js'

/**
 * Row below a token list with the number of hidden tokens (phishing, or without decimals), and a button that shows or hides
 * them. Renders nothing when there are none.
 *
 * Source  R-ACCT-111
 */
export function HiddenTokensRow({ hiddenTokens: { count, isShown, toggle } }: { hiddenTokens: HiddenTokensState }) {
  const { t } = useMessages()
  if (count === 0) return null
  return (
    <p
      data-part="left-out-line"
      className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2 bl:px-1 bl:text-12 bl:text-muted"
    >
      {isShown ? t('tokens.whole') : t('tokens.hidden', { count })}
      <Button variant="quiet" size="small" aria-expanded={isShown} onClick={toggle}>
        {isShown ? t('tokens.hide') : t('tokens.show')}
      </Button>
    </p>
  )
}
