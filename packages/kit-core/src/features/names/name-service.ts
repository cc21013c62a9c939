/**
 * What is asked of the name service, on the active network. A file of its own, since the schemas behind it are loaded at the
 * first need.
 *
 * Out     nothing is asked, and nothing is found, on a family without names and on a network that the service does not serve
 * Throws  NameRefusedError, NameServiceError · the signal's reason when aborted
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
import { NAME_SUFFIX, NAME_ZONE } from '../../brand.js'
import { isSupportedOn } from '../../core/config/namespace-support.js'
import { getDataServiceNetwork } from '../../core/config/supported-chains.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { createCacheGuard } from '../../wallets/account/can-cache-address.js'
import { fetchNames } from '../../wallets/account/fetch-names.js'
import type { DisplayIdentity } from '../../wallets/account/identity.js'
import { handleQuotaExceeded } from '../../wallets/list/handle-quota-exceeded.js'
import { NameRefusedError, NameServiceError } from './errors.js'
import { parseName, validateName } from './parse-name.js'

/** Suggestions that are kept of an answer. */
const SUGGESTIONS_MAX = 6

/** A registration that was signed. */
export type SignedName = {
  /** With its suffix. */
  readonly name: string
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Names like this one. One that could not be registered is left out. */
export function fetchSuggestions(kit: Kit, name: string, signal: AbortSignal): Promise<readonly NameSuggestion[]> {
  return ask(kit, async (client, network) => {
    const { suggestions } = await suggestNames(client, { network, name, zone: NAME_ZONE, signal })
    const tidy = suggestions.map((found) => ({ ...found, name: found.name.toLowerCase() }))
    const fitting = tidy.filter((found) => found.name.endsWith(NAME_SUFFIX) && !validateName(parseName(found.name)))
    return fitting.filter(isFirst).slice(0, SUGGESTIONS_MAX)
  })
}

/** The addresses of a name, by coin type. */
export function fetchAddresses(
  kit: Kit,
  name: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, NameAddress>>> {
  return ask(kit, async (client, network) => (await lookUpName(client, { network, name, signal })).addresses)
}

/** Whether somebody has a name: its lookup succeeds. */
export function fetchExistence(kit: Kit, name: string, signal: AbortSignal): Promise<boolean> {
  return ask(kit, async (client, network) => {
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

/** Who has a name; undefined where the service says that nobody has it, and on a network that it does not serve. */
export function fetchHolders(kit: Kit, name: string, signal: AbortSignal): Promise<readonly NameAddress[] | undefined> {
  return ask(kit, async (client, network) => {
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

/** The names of an address, kept for 5 minutes. */
export function fetchNamesOfAddress(
  kit: Kit,
  address: string,
  signal: AbortSignal,
): Promise<readonly DisplayIdentity[]> {
  const isKept = createCacheGuard(kit, { address })
  return ask(kit, (client, network) => fetchNames(kit, client, { network, address, signal, isKept }))
}

/** Has a name registered. */
export function submitRegistration(kit: Kit, signed: SignedName, signal: AbortSignal): Promise<void> {
  return ask(kit, async (client, network) => {
    const { success } = await registerName(client, { ...signed, network, signal })
    if (!success) throw nameRegistrationError(signed.name)
  })
}

async function ask<Answer>(
  kit: Kit,
  question: (client: ApiClient, network: ActiveNetwork) => Promise<Answer>,
): Promise<Answer> {
  const network = selectActiveNetwork(kit.store.get())
  const asked = network && isSupportedOn('names', network.chainNamespace) ? network.caipNetworkId : undefined
  try {
    return await question(await kit.api(), await getDataServiceNetwork(kit, asked))
  } catch (error) {
    if (!isApiError(error, 'api/name')) throw error
    const { cause } = error
    if (isQuotaExceeded(cause)) handleQuotaExceeded(kit)
    const isRefused = isApiError(cause, 'api/http') && cause.description !== ''
    throw isRefused ? new NameRefusedError(error.message, cause) : new NameServiceError(error.message, cause)
  }
}

function isFirst({ name }: NameSuggestion, at: number, all: readonly NameSuggestion[]): boolean {
  return all.findIndex((other) => other.name === name) === at
}
