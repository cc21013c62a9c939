/**
 * Leads to the network that the receiver is on, and takes the receiver along.
 *
 * Out     resolves when the wallet is there; nothing happens where the receiver is not on another network that can be had
 * Throws  what `switchNetwork` throws; the form stays then, and a toast tells
 * Source  spec R-SEND-81
 */
import { isKitError } from '../../base/errors/kit-error.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { switchNetwork } from '../../wallets/connect/switch-network.js'
import { selectSendFields } from './select-send-fields.js'
import { setSendReceiver } from './set-send-receiver.js'

/** Switches. */
export async function switchToRecipientNetwork(
  kit: Kit,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { receiverFault, receiverText } = selectSendFields(kit.store.get())
  if (receiverFault?.reason !== 'network' || !receiverFault.caipNetworkId) return
  try {
    await switchNetwork(kit, { caipNetworkId: receiverFault.caipNetworkId, signal })
  } catch (error) {
    if (isKitError(error) && !signal?.aborted) showFailure(kit, error, [])
    throw error
  }
  setSendReceiver(kit, receiverText)
}
