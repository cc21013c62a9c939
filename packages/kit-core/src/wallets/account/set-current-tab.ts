import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'

/** Selects the tab of the active namespace's account view: 0 tokens, 1 NFTs, 2 activity. */
export function setCurrentTab(kit: Kit, tab: number): void {
  updateAccount(kit, kit.store.get().network.activeNamespace, { currentTab: tab })
}
