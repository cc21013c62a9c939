'use client'

import { cleanText, type RecipientIssue, selectActiveNetwork } from '@bowline/kit-core'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'

const PART_MAX = 80

/** Why a text is no receiver here. */
export function ReceiverFaultWords({ fault }: { fault: RecipientIssue }) {
  const { t } = useMessages()
  const network = useKitState(selectActiveNetwork)?.name ?? t('text.unknown-network')
  const name = 'name' in fault ? cleanText(fault.name, { fallback: t('text.unknown-network') }) : ''
  const part = 'part' in fault ? cleanText(fault.part, { max: PART_MAX }) : ''
  return <>{t(`send.fault-${fault.reason}`, { network, name, part })}</>
}
