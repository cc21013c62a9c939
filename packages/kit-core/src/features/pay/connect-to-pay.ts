import type { Kit } from '../../kit.js'
import { push } from '../../navigation/navigate.js'

/** Leads to the wallets that can pay; once one is connected the ways to pay are back. Source: spec R-PAY-05, R-FLOW-48. */
export function connectToPay(kit: Kit): void {
  kit.store.batch(() => {
    kit.store.set(({ modal }) => ({ modal: { ...modal, namespaceFilter: 'eip155' } }))
    push(kit, { view: 'Connect' })
  })
}
