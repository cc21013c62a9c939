/**
 * Requests to the data service about smart sessions. In its own file because the schemas it needs are loaded on first use.
 *
 * Throws  what the service client throws; TypeError while it is unknown which networks the service serves
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

type RequestTarget = { readonly network: ActiveNetwork; readonly address: string }

/** `isIncomplete` is true when sessions or permissions are missing because they could not be parsed. */
export type FetchedSessions = { readonly sessions: readonly SmartSession[]; readonly isIncomplete: boolean }

/** Fetches the sessions of an account; empty on a network that the service does not serve. */
export async function fetchSessions(
  kit: Kit,
  context: SmartSessionContext,
  signal: AbortSignal | undefined,
): Promise<FetchedSessions> {
  const sessions = await callService(kit, context, (client, at) => getSmartSessions(client, { ...at, signal }))
  return { sessions, isIncomplete: isPartialList(sessions) }
}

/** Registers a session before the wallet is prompted. Resolves to its id and the co-signer key of the service. */
export function registerSession(kit: Kit, context: SmartSessionContext, request: object): Promise<SessionRegistration> {
  return callService(kit, context, (client, at) =>
    registerSmartSession(client, { ...at, request, signal: kit.lifetime() }),
  )
}

/** Activates a registered session with the wallet's grant. Resolves to whether it is active now. */
export async function activateSession(
  kit: Kit,
  context: SmartSessionContext,
  { pci, granted }: { readonly pci: string; readonly granted: object },
): Promise<boolean> {
  const params = { pci, granted, signal: kit.lifetime() }
  return (await callService(kit, context, (client, at) => activateSmartSession(client, { ...at, ...params }))).success
}

/** Revokes a session with the wallet's signature. Resolves to whether it is revoked now. */
export async function revokeSession(
  kit: Kit,
  context: SmartSessionContext,
  { pci, signature }: { readonly pci: string; readonly signature: string },
): Promise<boolean> {
  const params = { pci, signature, signal: kit.lifetime() }
  return (await callService(kit, context, (client, at) => revokeSmartSession(client, { ...at, ...params }))).success
}

async function callService<Result>(
  kit: Kit,
  { caipAddress, network }: SmartSessionContext,
  request: (client: Client, context: RequestTarget) => Promise<Result>,
): Promise<Result> {
  const { caipNetworkId } = network
  try {
    const served = await getDataServiceNetwork(kit, caipNetworkId)
    if (!served.isSupported && isServedByDataService(kit, caipNetworkId) === undefined) {
      throw new TypeError('The networks of the data service are not known yet')
    }
    return await request(await kit.api(), { network: served, address: caipAddress })
  } catch (error) {
    if (isQuotaExceeded(error)) handleQuotaExceeded(kit)
    throw error
  }
}
