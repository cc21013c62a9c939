import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'
import { selectPayNamespace } from './select-pay.js'

/**
 * Opens Connect with wallets of the payment's family only, since others cannot pay. The Pay view returns after the connection.
 * Source: spec R-PAY-05, R-FLOW-48.
 */
export function connectToPay(kit: Kit): void {
  const namespaceFilter = selectPayNamespace(kit.store.get())
  kit.store.batch(() => {
    kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter } }))
    push(kit, { view: 'Connect' })
  })
}
