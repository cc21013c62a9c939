/**
 * The methods with which a namespace's adapter sends transfers and payments.
 *
 * Source  spec R-SEND-01
 */

import { isSupportedOn } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Adapter } from '../../core/adapter/adapter.js'
import type { Kit } from '../../kit.js'

/** The adapter methods that sending needs. */
export type TransferAdapter = Required<
  Pick<Adapter, 'sendTransaction' | 'sendToken' | 'estimateTransfer' | 'inspectRecipient'>
>

/** Undefined when the namespace does not support sending, or its adapter lacks one of the methods. */
export function getTransferAdapter({ adapters }: Kit, namespace: Namespace): TransferAdapter | undefined {
  const { sendTransaction, sendToken, estimateTransfer, inspectRecipient } = adapters.get(namespace) ?? {}
  const isMissing = !sendTransaction || !sendToken || !estimateTransfer || !inspectRecipient
  if (isMissing || !isSupportedOn('send', namespace)) return undefined
  return { sendTransaction, sendToken, estimateTransfer, inspectRecipient }
}
