import { raiseLazyAlert } from '../../core/alert/raise-lazy-alert.js'
import type { Kit } from '../../kit.js'
import { getMessageAlert } from './service-messages.js'

/**
 * Raises the alert that fits a log message or error of the WalletConnect client, such as an unknown project. Ignores
 * other messages, and the alert that is already shown. Source: spec R-ALERT-10, R-ALERT-14 to 17.
 */
export function handleProviderMessage(kit: Kit, text: string): void {
  const code = getMessageAlert(text)
  if (code !== undefined && kit.store.get().alert.code !== code) raiseLazyAlert(kit, code)
}
