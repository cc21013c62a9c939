'use client'

import { setHideBalances } from '@bowline/kit-core/actions'
import { IconButton } from '../../../components/icon-button.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'

/** Button that hides or shows the user's amounts in all views. */
export function HideToggle() {
  const kit = useKit()
  const { t } = useMessages()
  const isHidden = useKitState(({ preferences }) => preferences.areBalancesHidden)
  return (
    <IconButton
      label={t('account.hide')}
      icon={isHidden ? 'eye-off' : 'eye'}
      aria-pressed={isHidden}
      onClick={() => setHideBalances(kit, !isHidden)}
    />
  )
}
