import { raiseLazyAlert } from '../../core/alert/raise-lazy-alert.js'
import type { Kit } from '../../kit.js'
import { alertOfMessage } from './service-messages.js'

/** Raises the alert that a message of the provider or an error of it stands for; the same one is not raised twice in a row. Source: spec R-ALERT-10, R-ALERT-14 to 17. */
export function handleProviderMessage(kit: Kit, text: string): void {
  const code = alertOfMessage(text)
  if (code !== undefined && kit.store.get().alert.code !== code) raiseLazyAlert(kit, code)
}
