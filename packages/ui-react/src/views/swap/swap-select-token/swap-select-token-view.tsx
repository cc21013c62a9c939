'use client'

import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { useMessages } from '../../../kit/use-messages.js'
import { TokenPicker } from '../../shared/token-picker/token-picker.js'
import { useSwapSelectTokenView } from './use-swap-select-token-view.js'

/** Token picker for the side of the swap (to pay, or to receive) that the user pressed. */
export function SwapSelectTokenView() {
  const { t } = useMessages()
  const { tokens, suggested, status, pick, retry } = useSwapSelectTokenView()
  return (
    <TokenPicker
      tokens={tokens}
      suggested={suggested}
      status={status}
      onPick={pick}
      onRetry={retry}
      empty={<StatusPlaceholder icon="coins" title={t('swap-select-token.empty')} />}
    />
  )
}
