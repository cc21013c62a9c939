import { getHistory, type History } from '@bowline/api-client'
import { readNetworkOfData } from '../config/supported-chains.js'
import type { Kit } from '../kit.js'
import type { ActivitySession } from './activity-session.js'

/**
 * Asks for a page of the history; a file of its own, since the schemas behind it are loaded at the first need. Undefined for
 * a network the data service does not serve.
 */
export async function askHistory(
  kit: Kit,
  { address, network: { caipNetworkId } }: ActivitySession,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<History | undefined> {
  const network = await readNetworkOfData(kit, caipNetworkId)
  signal.throwIfAborted()
  if (!network.isSupported) return undefined
  return getHistory(await kit.api(), { network, account: address, cursor, signal })
}
