import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'

/**
 * Opens Connect with EVM wallets only, since others cannot pay. The Pay view returns after the connection. Source: spec
 * R-PAY-05, R-FLOW-48.
 */
export function connectToPay(kit: Kit): void {
  kit.store.batch(() => {
    kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter: 'eip155' } }))
    push(kit, { view: 'Connect' })
  })
}
