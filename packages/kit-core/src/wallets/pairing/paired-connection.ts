import { getFamilyPart } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { cleanText, UNKNOWN_WALLET } from '../../base/text/clean-text.js'
import type { Connection, ConnectionAccount } from '../../core/adapter/connection.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { getSessionConnectorId } from '../../core/state/live-pairing.js'
import { PairingEmptyError } from './errors.js'
import { getAccountNetwork, getCaipAddressPart } from './session-namespaces.js'

/** Matches the methods that sign a text. */
const SIGNING_METHOD = /signMessage$|^personal_sign$|_signAmino$/

/**
 * Converts a paired session to the connection of one namespace, for an adapter.
 *
 * In      caipNetworkId  network to connect on, if the wallet approved it
 * Out     its accounts are unique by address, the active one first
 * Throws  PairingEmptyError  the session has no account in the namespace
 * Source  spec R-CONN-41, R-CONN-94, R-CONN-109, R-SIWX-60; security design §8, shown text, images
 */
export function toPairedConnection(
  session: PairedSession,
  namespace: Namespace,
  caipNetworkId?: CaipNetworkId | undefined,
): Connection {
  const paired = session.namespaces()[namespace]
  const [first] = paired?.accounts ?? []
  if (!paired || first === undefined) throw new PairingEmptyError()
  const isApproved = caipNetworkId !== undefined && paired.caipNetworkIds.includes(caipNetworkId)
  const network = isApproved ? caipNetworkId : getAccountNetwork(first)[0]
  const { name, icon } = session.peer
  return {
    connectorId: getSessionConnectorId(session),
    accounts: getPairedAccounts(session, namespace, network),
    ...(network && { caipNetworkId: network }),
    name: cleanText(name, { fallback: UNKNOWN_WALLET }),
    ...(icon && /^https:\/\//i.test(icon) && URL.canParse(icon) && { icon }),
    approvedCaipNetworkIds: paired.caipNetworkIds,
  }
}

/** Returns a session's accounts on a network, or those of all networks if it has none on this one. */
export function getPairedAccounts(
  session: PairedSession,
  namespace: Namespace,
  caipNetworkId: CaipNetworkId | undefined,
): readonly ConnectionAccount[] {
  const { accounts = [], accountTypes, methods = [] } = session.namespaces()[namespace] ?? {}
  const here = accounts.filter((account) => account.startsWith(`${caipNetworkId}:`))
  const addresses = [...new Set((here.length > 0 ? here : accounts).map(getCaipAddressPart))]
  const defaultType = getFamilyPart(namespace, 'accountType', { bip122: 'payment' }) ?? 'eoa'
  const cannotSign = methods.length > 0 && !methods.some((method) => SIGNING_METHOD.test(method))
  return addresses.map((address) => ({
    address,
    type: accountTypes?.[address] ?? defaultType,
    ...(cannotSign && { canSignMessages: false }),
  }))
}
