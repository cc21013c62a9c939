'use client'

import { NAMESPACE_NAMES, type Namespace } from '@bowline/kit-core'
import { useMessages } from '../../../kit/use-messages.js'

/** Name of a namespace, such as Solana. That of `eip155`, "EVM networks", is translated; other names are not. */
export function NamespaceName({ namespace }: { namespace: Namespace }) {
  const { t } = useMessages()
  if (namespace === 'eip155') return t('text.evm-networks')
  return <bdi translate="no">{NAMESPACE_NAMES[namespace]}</bdi>
}
