'use client'

import { type ReceiverFault, selectActiveNetwork } from '@bowline/kit-core'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'

/** Why a text is no receiver here. */
export function ReceiverFaultWords({ fault }: { fault: ReceiverFault }) {
  const { t } = useMessages()
  const network = useKitState(selectActiveNetwork)?.name ?? t('text.unknown-network')
  return <>{t(`send.${fault.reason}`, { network })}</>
}
