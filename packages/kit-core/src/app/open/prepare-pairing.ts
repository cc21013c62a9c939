import { isInTelegram } from '../../base/browser/device.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { laterCode } from './later-code.js'

/** Inside Telegram a link must be opened as the finger taps: the pairing's address is made as soon as the modal opens. Source: spec R-CONN-34. */
export async function preparePairing(kit: Kit): Promise<void> {
  if (!kit.config.enablePairing || kit.config.manualPairingControl || !isInTelegram()) return
  if (selectActiveAccount(kit.store.get())) return
  const { offerPairing } = await laterCode.pairing()
  if (kit.store.get().modal.open) offerPairing(kit)
}
