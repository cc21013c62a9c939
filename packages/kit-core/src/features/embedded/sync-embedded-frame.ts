/**
 * Keeps the frame in sync while the embedded wallet is connected: sends the modal's theme, the app's metadata and the active
 * network, now and when they change. Fetches the networks with smart accounts into the state, and the accounts of the network that
 * becomes active.
 *
 * Source  spec R-FRAME-54, R-FRAME-55, R-FRAME-57, R-CONN-79, R-CONN-110, R-THEME-06 to 08
 */

import { onColorSchemeChange } from '../../base/browser/color-scheme.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { selectNetworks } from '../../core/state/select-network.js'
import { updateNetworks } from '../../core/state/set-active-network.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'
import { applyAccountDetails } from './apply-account-details.js'
import { listEmbeddedNamespaces, SMART_ACCOUNT_NAMESPACE } from './embedded-namespaces.js'
import type { EmbeddedSession } from './embedded-session-registry.js'
import { LAST_USED_NETWORK_KEY, SMART_ACCOUNT_NETWORKS_KEY } from './embedded-storage-keys.js'
import { fetchEmbeddedUsers, toFrameChainId } from './fetch-embedded-users.js'
import { requestFrame } from './request-frame.js'
import { syncAppData, syncTheme } from './sync-frame.js'

/** Called when the wallet connects or is restored; runs until the session ends. */
export function syncEmbeddedFrame(kit: Kit, session: EmbeddedSession): void {
  void syncTheme(kit)
  void syncAppData(kit)
  void loadSmartAccountNetworks(kit)
  let network = selectActiveFrameNetwork(kit.store.get())
  storeNetwork(kit, network)
  const stops = [
    kit.subscribe(
      ({ config }) => config.themeMode,
      () => syncTheme(kit),
    ),
    kit.subscribe(
      ({ config }) => config.themeVariables,
      () => syncTheme(kit),
    ),
    kit.subscribe(
      ({ config }) => config.locale,
      () => syncTheme(kit),
    ),
    kit.subscribe(
      ({ config }) => config.framework,
      () => syncAppData(kit),
    ),
    kit.subscribe(selectActiveFrameNetwork, (next) => {
      if (next === undefined || next === network || getLiveSession(kit, AUTH_CONNECTOR_ID) !== session) return
      network = next
      void switchFrame(kit, session, next)
    }),
    kit.subscribe(selectListedNetworks, () => session.update(session.users())),
    onColorSchemeChange(() => {
      if (kit.store.get().config.themeMode === 'system') void syncTheme(kit)
    }),
  ]
  session.onEvent(({ type }) => {
    if (type !== 'ended') return
    for (const stop of stops) stop()
  })
}

/** Active network of the embedded wallet; undefined while another wallet is active. */
function selectActiveFrameNetwork(state: KitState): CaipNetworkId | undefined {
  return selectConnection(state)?.connectorId === AUTH_CONNECTOR_ID ? selectNetworks(state)?.active : undefined
}

/** Ids of the app's networks in supported namespaces, which can change. Joined to one string for comparison. */
function selectListedNetworks(state: KitState): string {
  const listed = listEmbeddedNamespaces().flatMap((namespace) => selectNetworks(state, namespace)?.requested ?? [])
  return listed.map(({ caipNetworkId }) => caipNetworkId).join()
}

async function switchFrame(kit: Kit, session: EmbeddedSession, network: CaipNetworkId): Promise<void> {
  try {
    const { chainId } = await requestFrame(kit, 'SWITCH_NETWORK', { chainId: toFrameChainId(network) })
    const named = String(chainId)
    const [namespace] = network.split(':')
    const confirmed = named.includes(':') ? named : `${namespace}:${named}`
    storeNetwork(kit, confirmed === network ? network : undefined)
    if (confirmed === network) await updateAccounts(kit, session, network)
  } catch (error) {
    kit.log.debug('The embedded wallet could not switch networks', error)
  }
}

/** A smart account exists on some networks only, so another network may have another account. */
async function updateAccounts(kit: Kit, session: EmbeddedSession, network: CaipNetworkId): Promise<void> {
  if (!selectNetworks(kit.store.get(), SMART_ACCOUNT_NAMESPACE)?.smartAccountEnabledNetworks.length) return
  const users = await fetchEmbeddedUsers(kit, kit.lifetime())
  const isCurrent = selectActiveFrameNetwork(kit.store.get()) === network
  if (!isCurrent || getLiveSession(kit, AUTH_CONNECTOR_ID) !== session) return
  session.update(users)
  applyAccountDetails(kit, session)
}

function storeNetwork({ storage }: Kit, network: CaipNetworkId | undefined): void {
  if (network) storage.set(LAST_USED_NETWORK_KEY, network)
}

async function loadSmartAccountNetworks(kit: Kit): Promise<void> {
  try {
    const { smartAccountEnabledNetworks: ids } = await requestFrame(
      kit,
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      undefined,
    )
    kit.storage.set(SMART_ACCOUNT_NETWORKS_KEY, ids.map(String))
    updateNetworks(kit, SMART_ACCOUNT_NAMESPACE, { smartAccountEnabledNetworks: ids })
  } catch (error) {
    kit.log.debug('The networks of smart accounts could not be fetched', error)
    kit.storage.remove(SMART_ACCOUNT_NETWORKS_KEY)
    updateNetworks(kit, SMART_ACCOUNT_NAMESPACE, { smartAccountEnabledNetworks: [] })
  }
}
