'use client'

import { cleanText, type RecipientIssue, selectActiveNetwork } from '@bowline/kit-core'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'

const MAX_PART_LENGTH = 80

/** Text that says why the text in Send's recipient field is not a recipient on this network. */
export function RecipientErrorText({ fault }: { fault: RecipientIssue }) {
  const { t } = useMessages()
  const network = useKitState(selectActiveNetwork)?.name ?? t('text.unknown-network')
  const name = 'name' in fault ? cleanText(fault.name, { fallback: t('text.unknown-network') }) : ''
  const part = 'part' in fault ? cleanText(fault.part, { max: MAX_PART_LENGTH }) : ''
  return <>{t(`send.fault-${fault.reason}`, { network, name, part })}</>
}
