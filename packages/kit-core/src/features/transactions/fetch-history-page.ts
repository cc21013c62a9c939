import { getHistory } from '@bowline/api-client'
import { pause } from '../../base/async/pause.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import type { Kit } from '../../kit.js'
import type { ActivitySession } from './activity-session.js'
import { mergePage } from './merge-page.js'
import type { ActivityState } from './state.js'

/**
 * Asks for a page of the history; a file of its own, since what reads and merges it is loaded at the first need. Returns what
 * the page changes in the history as it is by then; of a network the data service does not serve, that it has none.
 */
export async function fetchHistoryPage(
  kit: Kit,
  { address, network: { caipNetworkId } }: ActivitySession,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<(activity: ActivityState) => Partial<ActivityState>> {
  const network = await getDataServiceNetwork(kit, caipNetworkId)
  signal.throwIfAborted()
  if (!network.isSupported) return () => ({ empty: true, status: 'unsupported' })
  const page = await getHistory(await kit.api(), { network, account: address, cursor, signal })
  // A further page comes in the middle of a scroll, which reading and drawing it in one task would hold up.
  if (cursor !== undefined) await pause(0, signal)
  return (activity) => mergePage(activity, page, cursor)
}
