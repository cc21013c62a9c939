import { isInTelegram } from '../../base/browser/device.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { laterCode } from './later-code.js'

/**
 * Requests the pairing URI when the modal opens inside Telegram, where a link must open synchronously with the tap.
 * Does nothing elsewhere or with a connected account. Source: spec R-CONN-34.
 */
export async function preparePairing(kit: Kit): Promise<void> {
  if (!kit.config.enablePairing || kit.config.manualPairingControl || !isInTelegram()) return
  if (selectActiveAccount(kit.store.get())) return
  const { offerPairing } = await laterCode.pairing()
  if (kit.store.get().modal.open) offerPairing(kit)
}
