/**
 * What is asked of the data service about smart sessions. A file of its own, since the schemas behind it are loaded at the
 * first need.
 *
 * Throws  what the service's client throws; TypeError while the service has not said which networks it serves
 * Source  spec R-SESS-02, R-SESS-04, R-SESS-05, R-SESS-24, R-SESS-25, R-SESS-32
 */
import {
  type ActiveNetwork,
  activateSmartSession,
  getSmartSessions,
  isPartialList,
  isQuotaExceeded,
  registerSmartSession,
  revokeSmartSession,
  type SessionRegistration,
  type SmartSession,
} from '@bowline/api-client'
import { isServedByDataService } from '../../core/config/data-service-chains.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import type { Kit } from '../../kit.js'
import { handleQuotaExceeded } from '../../wallets/list/handle-quota-exceeded.js'
import type { SmartSessionContext } from './smart-session-context.js'

type Client = Awaited<ReturnType<Kit['api']>>

type Place = { readonly network: ActiveNetwork; readonly address: string }

/** `isIncomplete`: sessions, or permissions of one, could not be read and are missing. */
export type AskedSessions = { readonly sessions: readonly SmartSession[]; readonly isIncomplete: boolean }

/** The sessions of an account; none on a network that the service does not serve. */
export async function fetchSessions(
  kit: Kit,
  place: SmartSessionContext,
  signal: AbortSignal | undefined,
): Promise<AskedSessions> {
  const sessions = await ask(kit, place, (client, at) => getSmartSessions(client, { ...at, signal }))
  return { sessions, isIncomplete: isPartialList(sessions) }
}

/** Registers a session. */
export function registerSession(kit: Kit, place: SmartSessionContext, request: object): Promise<SessionRegistration> {
  return ask(kit, place, (client, at) => registerSmartSession(client, { ...at, request, signal: kit.lifetime() }))
}

/** Whether a session is active now. */
export async function activateSession(
  kit: Kit,
  place: SmartSessionContext,
  { pci, granted }: { readonly pci: string; readonly granted: object },
): Promise<boolean> {
  const asked = { pci, granted, signal: kit.lifetime() }
  return (await ask(kit, place, (client, at) => activateSmartSession(client, { ...at, ...asked }))).success
}

/** Whether a session is revoked now. */
export async function revokeSession(
  kit: Kit,
  place: SmartSessionContext,
  { pci, signature }: { readonly pci: string; readonly signature: string },
): Promise<boolean> {
  const asked = { pci, signature, signal: kit.lifetime() }
  return (await ask(kit, place, (client, at) => revokeSmartSession(client, { ...at, ...asked }))).success
}

async function ask<Answer>(
  kit: Kit,
  { caipAddress, network }: SmartSessionContext,
  question: (client: Client, place: Place) => Promise<Answer>,
): Promise<Answer> {
  const { caipNetworkId } = network
  try {
    const served = await getDataServiceNetwork(kit, caipNetworkId)
    if (!served.isSupported && isServedByDataService(kit, caipNetworkId) === undefined) {
      throw new TypeError('The data service has not said which networks it serves')
    }
    return await question(await kit.api(), { network: served, address: caipAddress })
  } catch (error) {
    if (isQuotaExceeded(error)) handleQuotaExceeded(kit)
    throw error
  }
}
