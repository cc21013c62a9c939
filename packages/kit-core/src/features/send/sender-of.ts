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
export type Sender = Required<Pick<Adapter, 'sendTransaction' | 'sendToken' | 'estimateTransfer' | 'readReceiver'>>

/** What sends for a namespace. */
export function senderOf({ adapters }: Kit, namespace: Namespace): Sender | undefined {
  const { sendTransaction, sendToken, estimateTransfer, readReceiver } = adapters.get(namespace) ?? {}
  const isMissing = !sendTransaction || !sendToken || !estimateTransfer || !readReceiver
  if (isMissing || !isSupportedOn('send', namespace)) return undefined
  return { sendTransaction, sendToken, estimateTransfer, readReceiver }
}
