/**
 * Switches the wallet to the network of the typed recipient, and keeps the recipient in the form, which is cleared otherwise.
 *
 * Out     resolves when the wallet has switched. Does nothing when the recipient is not on another available network
 * Throws  what `switchNetwork` throws; the form stays as it is, and a toast shows the error
 * Source  spec R-SEND-81
 */

import { isKitError } from '../../base/errors/kit-error.js'
import { isMaybeSignal, parseInput } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { switchNetwork } from '../../wallets/connect/switch-network.js'
import { selectSendFields } from './select-send-fields.js'
import { setSendRecipient } from './set-send-recipient.js'

/** Called when the user accepts the offer to switch. */
export async function switchToRecipientNetwork(
  kit: Kit,
  params: { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { signal } = parseInput(params, { signal: isMaybeSignal })
  const { recipientIssue, recipientText } = selectSendFields(kit.store.get())
  if (recipientIssue?.reason !== 'network' || !recipientIssue.caipNetworkId) return
  try {
    await switchNetwork(kit, { caipNetworkId: recipientIssue.caipNetworkId, signal })
  } catch (error) {
    if (isKitError(error) && !signal?.aborted) showFailure(kit, error, [])
    throw error
  }
  setSendRecipient(kit, recipientText)
}
