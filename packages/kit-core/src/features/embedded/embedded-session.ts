/**
 * Wraps the embedded wallet in a paired session, so that adapters use it like a WalletConnect session.
 *
 * In      first  the logged-in users
 * Out     the session; `end` also signs out in the frame, `drop` ends it on this page only
 * Source  spec R-FRAME-43, R-FRAME-51 to 53, R-CONN-100, R-STATE-16
 */

import { withTimeout } from '../../base/async/pause.js'
import { formatCaipAddress } from '../../base/caip/caip.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { PairedEvent, PairedNamespace, PairedSession } from '../../core/adapter/transport.js'
import { AUTH_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { selectNetworks } from '../../core/state/select-network.js'
import type { WalletUser } from '../../core/state/wallet-user.js'
import type { Kit } from '../../kit.js'
import { getPreferredAccountTypes } from './account-types.js'
import { listEmbeddedNamespaces } from './embedded-namespaces.js'
import { type EmbeddedSession, type EmbeddedUsers, registerEmbeddedSession } from './embedded-session-registry.js'
import { CONNECTED_SOCIAL_KEY } from './embedded-storage-keys.js'
import { forgetLogin } from './login-data.js'
import { requestFrame } from './request-frame.js'
import { requestThroughFrame } from './request-through-frame.js'

const SIGN_OUT_LIMIT_MS = 3_000

/** Called after a login and when a login is restored. */
export function createEmbeddedSession(kit: Kit, first: EmbeddedUsers): EmbeddedSession {
  const listeners = new Set<(event: PairedEvent) => void>()
  let users = first
  let isOver = false
  const emit = (event: PairedEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const drop = () => {
    if (isOver) return
    isOver = true
    emit({ type: 'ended' })
    listeners.clear()
  }
  const session: EmbeddedSession = {
    topic: `embedded/${Object.values(users)[0]?.address ?? ''}`,
    connectorId: AUTH_CONNECTOR_ID,
    peer: { name: 'Embedded wallet' },
    expiresAtMs: Number.MAX_SAFE_INTEGER,
    namespaces: () => (isOver ? {} : approvedOf(kit, users)),
    details: (namespace) => detailsOf(kit, users[namespace]),
    request: (params) => requestThroughFrame(kit, params, () => isOver),
    onEvent(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    async end() {
      if (isOver) return
      forgetLogin(kit)
      const signOut = requestFrame(kit, 'SIGN_OUT', undefined)
      drop()
      await withTimeout(
        signOut.catch((error: unknown) => kit.log.debug('The embedded wallet did not sign out', error)),
        SIGN_OUT_LIMIT_MS,
      )
    },
    users: () => users,
    update(next) {
      users = next
      emit({ type: 'namespaces' })
    },
    drop,
  }
  registerEmbeddedSession(session)
  return session
}

function approvedOf(kit: Kit, users: EmbeddedUsers): Partial<Record<Namespace, PairedNamespace>> {
  const approved: Partial<Record<Namespace, PairedNamespace>> = {}
  for (const namespace of listEmbeddedNamespaces()) {
    const user = users[namespace]
    const networks = selectNetworks(kit.store.get(), namespace)?.requested ?? []
    if (!user || networks.length === 0) continue
    const types = Object.fromEntries((user.accounts ?? []).map(({ address, type }) => [address, type]))
    const addresses = [...new Set([user.address, ...Object.keys(types)])]
    const caipNetworkIds = networks.map(({ caipNetworkId }) => caipNetworkId)
    approved[namespace] = {
      accounts: caipNetworkIds.flatMap((id) => addresses.map((address) => formatCaipAddress(id, address))),
      caipNetworkIds,
      // The frame decides which methods it supports.
      methods: [],
      events: [],
      accountTypes: types,
    }
  }
  return approved
}

function detailsOf(kit: Kit, user: WalletUser | undefined): ReturnType<NonNullable<PairedSession['details']>> {
  const social = kit.storage.get(CONNECTED_SOCIAL_KEY)
  const identifier = user?.email ?? user?.userName
  return {
    user,
    smartAccountDeployed: user?.smartAccountDeployed ?? false,
    preferredAccountTypes: getPreferredAccountTypes(kit),
    socialProvider: social,
    connectedWalletInfo: {
      name: 'Embedded wallet',
      type: 'AUTH',
      ...(identifier && { identifier }),
      ...(social && { social }),
    },
  }
}
