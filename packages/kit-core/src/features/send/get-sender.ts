/**
 * What sends for a namespace.
 *
 * Out     undefined where the family has no sending, or its adapter lacks a part of it, as that of paired wallets
 *         without a chain library does
 * Source  spec R-SEND-01
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { Adapter } from '../../core/adapter/adapter.js'
import { isSupportedOn } from '../../core/config/namespace-support.js'
import type { Kit } from '../../kit.js'

/** What an adapter needs for sending. */
export type TransferAdapter = Required<
  Pick<Adapter, 'sendTransaction' | 'sendToken' | 'estimateTransfer' | 'inspectRecipient'>
>

/** What sends for a namespace. */
export function getSender({ adapters }: Kit, namespace: Namespace): TransferAdapter | undefined {
  const { sendTransaction, sendToken, estimateTransfer, inspectRecipient } = adapters.get(namespace) ?? {}
  const isMissing = !sendTransaction || !sendToken || !estimateTransfer || !inspectRecipient
  if (isMissing || !isSupportedOn('send', namespace)) return undefined
  return { sendTransaction, sendToken, estimateTransfer, inspectRecipient }
}
