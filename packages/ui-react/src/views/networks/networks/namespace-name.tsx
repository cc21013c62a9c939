'use client'

import { getFamilyName, type Namespace } from '@bowline/kit-core'
import { useMessages } from '../../../kit/use-messages.js'

/** Labels that are translated. Others are the same in every language. */
const MESSAGES = { 'EVM networks': 'text.evm-networks' } as const

/** Name of a chain family, such as Solana. */
export function NamespaceName({ namespace }: { namespace: Namespace }) {
  const { t } = useMessages()
  const label = getFamilyName(namespace)
  if (isTranslated(label)) return t(MESSAGES[label])
  return <bdi translate="no">{label}</bdi>
}

function isTranslated(label: string): label is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, label)
}
