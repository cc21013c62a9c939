import { type Kit, selectActivityGroups, selectNfts } from '@bowline/kit-core'
import { fetchMoreTransactions, fetchTransactions, watchPending } from '@bowline/kit-core/actions'

/** Reads two pages, and keeps asking while something of them is pending; `stop` ends that. */
export async function readActivity(kit: Kit) {
  await fetchTransactions(kit)
  await fetchMoreTransactions(kit)
  const stop = watchPending(kit)
  return { groups: selectActivityGroups(kit.getState()), nfts: selectNfts(kit.getState()), stop }
}
