import type { CaipNetworkId, Connection, ConnectionAccount } from '@bowline/kit-core'
import { isAllowedHostImage, sanitizeWalletName } from '@bowline/kit-core/adapter'
import type { Connection as WagmiConnection } from '@wagmi/core'
import { SAFE_ID } from '../discovery/safe-app.js'
import { getPairedTag } from '../pairing/paired-connector-tag.js'

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

/** Accounts as the kit knows them, of the kind that the session behind the connector names; what is no EVM address is left out. */
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

/** The CAIP-2 id of an EVM chain id; undefined for what is none. */
export function toCaipNetworkId(chainId: number): CaipNetworkId | undefined {
  return Number.isSafeInteger(chainId) && chainId > 0 ? `eip155:${chainId}` : undefined
}

/** A connection of wagmi as the kit knows it. A Safe is a contract of one chain: it neither goes to another one nor receives there. */
export function toConnection(connectorId: string, { accounts, chainId, connector }: WagmiConnection): Connection {
  const mark = getPairedTag(connector)
  const { name, icon: given } = mark?.session.peer ?? connector
  const icon = given?.trim()
  const caipNetworkId = toCaipNetworkId(chainId)
  const ofOneChain = connectorId === SAFE_ID && caipNetworkId !== undefined ? [caipNetworkId] : undefined
  const approvedCaipNetworkIds = mark?.approved() ?? ofOneChain
  return {
    connectorId,
    accounts: toAccounts(accounts, connector),
    name: sanitizeWalletName(name),
    ...(caipNetworkId !== undefined && { caipNetworkId }),
    ...(isAllowedHostImage(icon) && { icon }),
    ...(approvedCaipNetworkIds !== undefined && { approvedCaipNetworkIds }),
  }
}

/** Whether wagmi can use the connection; those it only remembers from an earlier page have no connector yet. */
export function isLive({ connector }: WagmiConnection): boolean {
  return typeof connector.getAccounts === 'function'
}
