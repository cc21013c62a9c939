/**
 * The part of an adapter that sends, for a namespace.
 *
 * Out     undefined when the namespace does not support sending, or when the adapter lacks one of the methods (for example
 *         a paired wallet without a chain library)
 * Source  spec R-SEND-01
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { Adapter } from '../../core/adapter/adapter.js'
import { isSupportedOn } from '../../core/config/namespace-support.js'
import type { Kit } from '../../kit.js'

/** The adapter methods that sending needs. */
export type TransferAdapter = Required<
  Pick<Adapter, 'sendTransaction' | 'sendToken' | 'estimateTransfer' | 'inspectRecipient'>
>

/** Returns the sending methods for a namespace, or undefined when one of them is missing. */
export function getSender({ adapters }: Kit, namespace: Namespace): TransferAdapter | undefined {
  const { sendTransaction, sendToken, estimateTransfer, inspectRecipient } = adapters.get(namespace) ?? {}
  const isMissing = !sendTransaction || !sendToken || !estimateTransfer || !inspectRecipient
  if (isMissing || !isSupportedOn('send', namespace)) return undefined
  return { sendTransaction, sendToken, estimateTransfer, inspectRecipient }
}
