import { getHistory } from '@bowline/api-client'
import { pause } from '../../base/async/pause.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import type { Kit } from '../../kit.js'
import type { ActivityScope } from './activity-scope.js'
import { mergePage } from './merge-page.js'
import type { ActivityState } from './state.js'

/**
 * Fetches a page of an account's history from the data service. Resolves to a function that returns the changes of a given
 * history by this page; on a network the service does not support, the status `unsupported`. In its own file because the
 * schemas it needs are loaded on first use.
 */
export async function fetchHistoryPage(
  kit: Kit,
  { address, network: { caipNetworkId } }: ActivityScope,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<(activity: ActivityState) => Partial<ActivityState>> {
  const network = await getDataServiceNetwork(kit, caipNetworkId)
  signal.throwIfAborted()
  if (!network.isSupported) return () => ({ empty: true, status: 'unsupported' })
  const page = await getHistory(await kit.api(), { network, account: address, cursor, signal })
  // Yields before a further page, which arrives while the user scrolls, so that parsing and rendering are separate
  // tasks.
  if (cursor !== undefined) await pause(0, signal)
  return (activity) => mergePage(activity, page, cursor)
}
