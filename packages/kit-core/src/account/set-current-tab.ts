import type { Kit } from '../kit.js'
import { updateAccount } from './update-account.js'

/** Opens a tab of the active namespace's account: 0 tokens, 1 NFTs, 2 activity. */
export function setCurrentTab(kit: Kit, tab: number): void {
  updateAccount(kit, kit.store.get().network.activeNamespace, { currentTab: tab })
}
