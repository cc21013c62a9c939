/**
 * The connectors of a host's own wagmi configuration, next to the wallets that announced themselves.
 *
 * One wallet is one row: matched by rdns, then by id, then by name; among announced wallets of one rdns by name. A connector
 * over an announced wallet goes by that wallet's id, so that both sides speak of the same connector. A pairing connector of the host has the id that
 * the kit's own paired wallet has. Where the kit pairs by it, it is that one; else it goes by another id. It never has a row
 * beside the row of pairing.
 *
 * Source  spec R-ADPT-06, R-CONN-06, R-CONN-105, R-CONN-280
 */
import { type Connector, UNKNOWN_WALLET } from '@bowline/kit-core'
import {
  AUTH_CONNECTOR_ID,
  getSessionConnectorId,
  isAllowedHostImage,
  isConnectorId,
  PAIRED_CONNECTOR_ID,
  sanitizeWalletName,
} from '@bowline/kit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import type { AnnouncedWallet } from '../discovery/announcements.js'
import { BROWSER_WALLET_ID } from '../discovery/browser-wallet.js'
import { getPairedTag, HOST_PAIRED_ID } from '../pairing/paired-connector-tag.js'

/** The id the kit knows a wagmi connector by. */
export function kitConnectorId(
  connector: WagmiConnector,
  announced: readonly AnnouncedWallet[],
  isHostPairing = false,
): string {
  const paired = getPairedTag(connector)
  if (paired !== undefined) return getSessionConnectorId(paired.session)
  if (connector.id === PAIRED_CONNECTOR_ID) return isHostPairing ? PAIRED_CONNECTOR_ID : HOST_PAIRED_ID
  const names = [connector.id, ...rdnsOf(connector)]
  const name = sanitizeWalletName(connector.name)
  const isNamed = (wallet: AnnouncedWallet) => wallet.name === name
  const ofRdns = announced.filter((wallet) => names.includes(wallet.rdns))
  const known =
    ofRdns.find(isNamed) ??
    ofRdns.find(({ id }) => id === connector.id) ??
    ofRdns[0] ??
    (name === UNKNOWN_WALLET ? undefined : announced.find(isNamed))
  return known?.id ?? connector.id
}

/** The connectors of a configuration that are rows of their own: not announced, not the bare injected one, no pairing. */
export function listHostConnectors(
  { connectors }: Config,
  announced: readonly AnnouncedWallet[],
  keepDiscovered: boolean,
): readonly Connector[] {
  const seen = new Set(announced.map((wallet) => wallet.id))
  return connectors.flatMap((connector) => {
    const id = kitConnectorId(connector, announced)
    if (!isConnectorId(connector.id) || WITHOUT_ROW.has(id) || seen.has(id)) return []
    if (!keepDiscovered && isDiscovered(connector)) return []
    seen.add(id)
    return [toRow(connector)]
  })
}

/** Rows of another kind stand for these. */
const WITHOUT_ROW: ReadonlySet<string> = new Set([
  BROWSER_WALLET_ID,
  PAIRED_CONNECTOR_ID,
  AUTH_CONNECTOR_ID,
  HOST_PAIRED_ID,
])

function toRow(connector: WagmiConnector): Connector {
  const { id, name } = connector
  const icon = connector.icon?.trim()
  const [rdns] = rdnsOf(connector)
  return {
    id,
    name: sanitizeWalletName(name),
    type: 'EXTERNAL',
    chain: 'eip155',
    ...(isAllowedHostImage(icon) && { imageUrl: icon }),
    ...(rdns !== undefined && { info: { rdns } }),
  }
}

/** Found by wagmi's own discovery: an injected connector whose id is an rdns. */
function isDiscovered(connector: WagmiConnector): boolean {
  return connector.type === 'injected' && connector.id.includes('.')
}

function rdnsOf({ rdns }: WagmiConnector): readonly string[] {
  if (rdns === undefined) return []
  return typeof rdns === 'string' ? [rdns] : rdns
}
