/**
 * Lists the connectors of a host's own wagmi configuration, next to the wallets that announced themselves.
 *
 * Each wallet has one row in the list of wallets. A connector matches an announced wallet by rdns, else by name; among several
 * of one rdns by name, else by id. A match gives the connector the announced wallet's id. A pairing connector of the host has
 * the id of the kit's own paired wallet in wagmi. The kit keeps that id when it pairs through this connector, and uses
 * `HOST_PAIRED_ID` otherwise. A pairing connector never has its own row.
 *
 * Source  spec R-ADPT-06, R-CONN-06, R-CONN-105, R-CONN-280
 */
import type { Connector } from '@bowline/kit-core'
import {
  AUTH_CONNECTOR_ID,
  getSessionConnectorId,
  isAllowedImage,
  isConnectorId,
  PAIRED_CONNECTOR_ID,
  sanitizeWalletName,
  UNKNOWN_WALLET,
} from '@bowline/kit-core/adapter'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import type { AnnouncedWallet } from '../discovery/announcements.js'
import { BROWSER_WALLET_ID } from '../discovery/browser-wallet.js'
import { getPairedTag, HOST_PAIRED_ID } from './paired-connector-tag.js'

/** The kit's id for a wagmi connector: the session's for a paired wallet, a matching announced wallet's, else wagmi's own. */
export function getKitConnectorId(
  connector: WagmiConnector,
  announced: readonly AnnouncedWallet[],
  isHostPairing = false,
): string {
  const paired = getPairedTag(connector)
  if (paired !== undefined) return getSessionConnectorId(paired.session)
  if (connector.id === PAIRED_CONNECTOR_ID) return isHostPairing ? PAIRED_CONNECTOR_ID : HOST_PAIRED_ID
  const names = [connector.id, ...getRdns(connector)]
  const name = sanitizeWalletName(connector.name)
  const hasSameName = (wallet: AnnouncedWallet) => wallet.name === name
  const sameRdns = announced.filter((wallet) => names.includes(wallet.rdns))
  const known =
    sameRdns.find(hasSameName) ??
    sameRdns.find(({ id }) => id === connector.id) ??
    sameRdns[0] ??
    (name === UNKNOWN_WALLET ? undefined : announced.find(hasSameName))
  return known?.id ?? connector.id
}

/**
 * The configuration's connectors that get a row: not announced, not the plain injected one, not a pairing connector. With
 * `keepDiscovered` false, omits wallets that wagmi's own discovery added.
 */
export function listHostConnectors(
  { connectors }: Config,
  announced: readonly AnnouncedWallet[],
  keepDiscovered: boolean,
): readonly Connector[] {
  const seen = new Set(announced.map((wallet) => wallet.id))
  return connectors.flatMap((connector) => {
    const id = getKitConnectorId(connector, announced)
    if (!isConnectorId(connector.id) || WITHOUT_ROW.has(id) || seen.has(id)) return []
    if (!keepDiscovered && isDiscovered(connector)) return []
    seen.add(id)
    return [toRow(connector)]
  })
}

/** Connectors that other rows already represent. */
const WITHOUT_ROW: ReadonlySet<string> = new Set([
  BROWSER_WALLET_ID,
  PAIRED_CONNECTOR_ID,
  AUTH_CONNECTOR_ID,
  HOST_PAIRED_ID,
])

function toRow(connector: WagmiConnector): Connector {
  const { id, name } = connector
  const icon = connector.icon?.trim()
  const [rdns] = getRdns(connector)
  return {
    id,
    name: sanitizeWalletName(name),
    type: 'EXTERNAL',
    chain: 'eip155',
    ...(isAllowedImage(icon) && { imageUrl: icon }),
    ...(rdns !== undefined && { info: { rdns } }),
  }
}

/** Whether wagmi's own discovery added the connector: it is injected and its id is an rdns. */
function isDiscovered(connector: WagmiConnector): boolean {
  return connector.type === 'injected' && connector.id.includes('.')
}

function getRdns({ rdns }: WagmiConnector): readonly string[] {
  if (rdns === undefined) return []
  return typeof rdns === 'string' ? [rdns] : rdns
}
