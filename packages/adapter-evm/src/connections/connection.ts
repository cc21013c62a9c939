import type { CaipNetworkId, Connection, ConnectionAccount } from '@bowline/kit-core'
import { isAllowedImage, sanitizeWalletName } from '@bowline/kit-core/adapter'
import type { Connection as WagmiConnection } from '@wagmi/core'
import { getPairedTag } from '../connectors/paired-connector-tag.js'
import { SAFE_ID } from '../discovery/safe-app.js'

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

/**
 * Converts a connector's addresses to kit accounts, each once. A paired session names their type; the default is `eoa`.
 * Skips entries that are not EVM addresses.
 */
export function toAccounts(addresses: readonly unknown[], connector: unknown): readonly ConnectionAccount[] {
  const types = getPairedTag(connector)?.session.namespaces().eip155?.accountTypes
  const unique = new Map<string, ConnectionAccount>()
  for (const address of addresses) {
    if (typeof address !== 'string' || !ADDRESS.test(address)) continue
    const key = address.toLowerCase()
    if (!unique.has(key)) unique.set(key, { address, type: types?.[address] ?? 'eoa' })
  }
  return [...unique.values()]
}

/** The CAIP-2 id of an EVM chain id; undefined unless it is a positive safe integer. */
export function toCaipNetworkId(chainId: number): CaipNetworkId | undefined {
  return Number.isSafeInteger(chainId) && chainId > 0 ? `eip155:${chainId}` : undefined
}

/**
 * Converts a wagmi connection to a kit connection. The approved networks are those of a paired session, or a Safe's only chain;
 * other wallets have none listed.
 */
export function toConnection(connectorId: string, { accounts, chainId, connector }: WagmiConnection): Connection {
  const tag = getPairedTag(connector)
  const { name, icon: rawIcon } = tag?.session.peer ?? connector
  const icon = rawIcon?.trim()
  const caipNetworkId = toCaipNetworkId(chainId)
  const safeNetworkIds = connectorId === SAFE_ID && caipNetworkId !== undefined ? [caipNetworkId] : undefined
  const approvedCaipNetworkIds = tag?.approved() ?? safeNetworkIds
  return {
    connectorId,
    accounts: toAccounts(accounts, connector),
    name: sanitizeWalletName(name),
    ...(caipNetworkId !== undefined && { caipNetworkId }),
    ...(isAllowedImage(icon) && { icon }),
    ...(approvedCaipNetworkIds !== undefined && { approvedCaipNetworkIds }),
  }
}

/** Whether wagmi can use the connection. One restored from storage has no connector methods until wagmi reconnects it. */
export function isLive({ connector }: WagmiConnection): boolean {
  return typeof connector.getAccounts === 'function'
}
