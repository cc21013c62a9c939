/**
 * Revokes the sign-in sessions of disconnected accounts on all networks, whether the kit, the wallet, a chain library or
 * another tab disconnected them. Does nothing with `signOutOnDisconnect: false`. A wallet that is still being restored keeps
 * its sessions until it is forgotten.
 *
 * Source  spec R-SIWX-21, R-CONN-96, R-CONN-115
 */

import { getNamespaces } from '../../base/caip/families.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { CONNECTIONS_KEY } from '../../core/state/keys.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectNetworks } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { getSignInConfig } from './get-sign-in-config.js'
import { getSignInRuntime } from './sign-in-runtime.js'

/**
 * Called on each state change, for accounts that were connected in `before` and are not any more. Does not wait for the
 * revocations.
 */
export function revokeSessions(kit: Kit, before: KitState): void {
  const config = getSignInConfig(kit)
  if (before.connect === kit.store.get().connect || config.signOutOnDisconnect === false) return
  const run = getSignInRuntime(kit)
  for (const namespace of getNamespaces()) {
    const addresses = disconnectedAddresses(kit, before, namespace)
    const networks = selectNetworks(before, namespace)?.requested ?? []
    for (const address of addresses) {
      for (const { caipNetworkId } of networks) {
        run.revoking = run.revoking
          .then(() => config.revokeSession(caipNetworkId, address))
          .catch((error: unknown) => kit.log.error('A session could not be revoked', error))
      }
    }
  }
}

function disconnectedAddresses(kit: Kit, before: KitState, namespace: Namespace): readonly string[] {
  const { connections, restoring, awaitingReconnect } = kit.store.get().connect
  const live = connections[namespace] ?? []
  const kept: readonly Named[] = [...live, ...(awaitingReconnect[namespace] ?? [])]
  const was: readonly Named[] = [
    ...(before.connect.connections[namespace] ?? []),
    ...(before.connect.awaitingReconnect[namespace] ?? []),
  ]
  const open = new Set(kept.flatMap(({ accounts }) => accounts.map(({ address }) => address)))
  const isKept = ({ connectorId }: Named) => kept.some((connection) => connection.connectorId === connectorId)
  const ended = was.filter((connection) => !isKept(connection)).flatMap(({ accounts }) => accounts)
  const isGivenUp = before.connect.restoring.includes(namespace) && !restoring.includes(namespace) && live.length === 0
  const isForgotten = isGivenUp && kit.storage.get(CONNECTIONS_KEY)?.[namespace] === undefined
  const remembered = isForgotten ? selectAccount(before, namespace).allAccounts : []
  return [...ended, ...remembered].map(({ address }) => address).filter((address) => !open.has(address))
}

type Named = { readonly connectorId: string; readonly accounts: readonly { readonly address: string }[] }
