'use client'

import { NAMESPACE_NAMES, type Namespace } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'

/** What a chain family is called: in words where it is many networks, else by the name of its own, which is no language. */
export function NamespaceName({ namespace }: { namespace: Namespace }) {
  const { t } = useMessages()
  if (namespace === 'eip155') return t('text.evm-networks')
  return <bdi translate="no">{NAMESPACE_NAMES[namespace]}</bdi>
}
