/**
 * Requests to the name service, on the active network. A separate file, so that the schemas are loaded on first use.
 *
 * Out     empty results, without a request, in a namespace without names and on a network that the service does not support
 * Throws  NameRejectedError, NameServiceError · the signal's reason when aborted
 * Source  spec R-NAME-01, R-NAME-09, R-NAME-11, R-NAME-14, R-NAME-19, R-NAME-24 to 28, R-API-19
 */

import {
  type ActiveNetwork,
  type ApiClient,
  isApiError,
  isQuotaExceeded,
  lookUpName,
  type NameAddress,
  type NameSuggestion,
  nameRegistrationError,
  registerName,
  suggestNames,
} from '@bowline/api-client'
import { isSupportedOn } from '../../base/caip/families.js'
import { NAME_SUFFIX, NAME_ZONE } from '../../brand.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { createCacheGuard } from '../../wallets/account/can-cache-address.js'
import { fetchNames } from '../../wallets/account/fetch-names.js'
import type { DisplayIdentity } from '../../wallets/account/identity.js'
import { handleQuotaExceeded } from '../../wallets/list/handle-quota-exceeded.js'
import { NameRejectedError, NameServiceError } from './errors.js'
import { parseName, validateName } from './parse-name.js'

/** Maximum number of suggestions taken from a response. */
const MAX_SUGGESTIONS = 6

/** A registration that the wallet signed. */
export type SignedName = {
  /** With its suffix. */
  readonly name: string
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Fetches up to 6 names similar to a name without suffix, with whether each is registered. Skips duplicates and invalid names. */
export function fetchSuggestions(kit: Kit, name: string, signal: AbortSignal): Promise<readonly NameSuggestion[]> {
  return request(kit, async (client, network) => {
    const { suggestions } = await suggestNames(client, { network, name, zone: NAME_ZONE, signal })
    const tidy = suggestions.map((found) => ({ ...found, name: found.name.toLowerCase() }))
    const fitting = tidy.filter((found) => found.name.endsWith(NAME_SUFFIX) && !validateName(parseName(found.name)))
    return fitting.filter(isFirst).slice(0, MAX_SUGGESTIONS)
  })
}

/** Fetches the addresses of a name, by coin type. */
export function fetchAddresses(
  kit: Kit,
  name: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, NameAddress>>> {
  return request(kit, async (client, network) => (await lookUpName(client, { network, name, signal })).addresses)
}

/** Whether the lookup of a name succeeds. False also if the service fails. */
export function fetchExistence(kit: Kit, name: string, signal: AbortSignal): Promise<boolean> {
  return request(kit, async (client, network) => {
    if (!network.isSupported) return false
    return lookUpName(client, { network, name, signal }).then(
      () => true,
      () => {
        signal.throwIfAborted()
        return false
      },
    )
  })
}

/** Fetches the addresses that hold a name; undefined if the service responds 404, and on a network that it does not support. */
export function fetchHolders(kit: Kit, name: string, signal: AbortSignal): Promise<readonly NameAddress[] | undefined> {
  return request(kit, async (client, network) => {
    if (!network.isSupported) return undefined
    try {
      return Object.values((await lookUpName(client, { network, name, signal })).addresses)
    } catch (error) {
      if (isApiError(error, 'api/name') && isApiError(error.cause, 'api/http') && error.cause.status === 404)
        return undefined
      throw error
    }
  })
}

/** Fetches the names and images of an address. Cached for 5 minutes. */
export function fetchNamesOfAddress(
  kit: Kit,
  address: string,
  signal: AbortSignal,
): Promise<readonly DisplayIdentity[]> {
  const isKept = createCacheGuard(kit, { address })
  return request(kit, (client, network) => fetchNames(kit, client, { network, address, signal, isKept }))
}

/** Submits a signed registration. Throws if the service rejects it. */
export function submitRegistration(kit: Kit, signed: SignedName, signal: AbortSignal): Promise<void> {
  return request(kit, async (client, network) => {
    const { success } = await registerName(client, { ...signed, network, signal })
    if (!success) throw nameRegistrationError(signed.name)
  })
}

async function request<Result>(
  kit: Kit,
  send: (client: ApiClient, network: ActiveNetwork) => Promise<Result>,
): Promise<Result> {
  const network = selectActiveNetwork(kit.store.get())
  const caipNetworkId = network && isSupportedOn('names', network.chainNamespace) ? network.caipNetworkId : undefined
  try {
    return await send(await kit.api(), await getDataServiceNetwork(kit, caipNetworkId))
  } catch (error) {
    if (!isApiError(error, 'api/name')) throw error
    const { cause } = error
    if (isQuotaExceeded(cause)) handleQuotaExceeded(kit)
    const hasReason = isApiError(cause, 'api/http') && cause.description !== ''
    throw hasReason ? new NameRejectedError(error.message, cause) : new NameServiceError(error.message, cause)
  }
}

function isFirst({ name }: NameSuggestion, at: number, all: readonly NameSuggestion[]): boolean {
  return all.findIndex((other) => other.name === name) === at
}
