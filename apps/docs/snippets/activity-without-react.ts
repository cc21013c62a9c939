import { type Kit, selectActivityGroups, selectNfts } from '@bowline/kit-core'
import { fetchMoreTransactions, fetchTransactions, watchPending } from '@bowline/kit-core/actions'

/** Loads two pages, and polls while something in them is pending; `stop` ends the polling. */
export async function readActivity(kit: Kit) {
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  const stop = watchPending(kit)
  return { groups: selectActivityGroups(kit.getState()), nfts: selectNfts(kit.getState()), stop }
}
