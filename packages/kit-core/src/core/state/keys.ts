/**
 * The stored keys of the connected state and the preferences. Features declare their own keys.
 *
 * Source  spec R-STORE-01 to 11; R-STORE-18: none of them holds a secret
 */

import type { InjectedWalletId, WalletListing } from '@bowline/api-client'
import { isCaipNetworkId } from '../../base/caip/caip.js'
import { getNamespaces, isNamespace } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { jsonKey, listKey, type StoredKey, textKey } from '../../base/storage/stored-key.js'
import { isListOf, isOneOf, isOptional, isRecord, isRecordOf, isShortText } from '../../base/validation/guard.js'
import { ACCOUNT_TYPES, type AccountType } from '../adapter/connection.js'
import { CONNECTOR_TYPES, type ConnectorType } from '../adapter/connector.js'

const isAccountType = isOneOf(ACCOUNT_TYPES)

/** `connected` or `disconnected`. The connecting state is not stored. */
export const CONNECTION_STATUS_KEY = textKey('connection_status', isOneOf(['connected', 'disconnected']), {
  isCookie: true,
})

/** The active namespace. */
export const ACTIVE_NAMESPACE_KEY = textKey('active_namespace', isNamespace, { isCookie: true })

/** The active network. */
export const ACTIVE_NETWORK_KEY = textKey('active_caip_network_id', isCaipNetworkId, { isCookie: true })

/** A stored connection, with the active account first. */
export type StoredConnection = {
  readonly connectorId: string
  readonly accounts: readonly { readonly address: string; readonly type?: AccountType | undefined }[]
  /** The account the wallet lists first, when the page uses another. */
  readonly walletFirstAccount?: string | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly name?: string | undefined
}

function isStoredAccount(value: unknown): value is StoredConnection['accounts'][number] {
  return isRecord(value) && isShortText(value.address) && isOptional(value.type, isAccountType)
}

function isStoredConnection(value: unknown): value is StoredConnection {
  if (!isRecord(value) || !isShortText(value.connectorId)) return false
  const { accounts, walletFirstAccount, caipNetworkId, name } = value
  const hasAccounts = isListOf(accounts, isStoredAccount, 50) && accounts.length > 0
  const hasTexts = isOptional(walletFirstAccount, isShortText) && isOptional(name, isShortText)
  return hasAccounts && hasTexts && isOptional(caipNetworkId, isCaipNetworkId)
}

const CONNECTIONS_MAX = 20

type StoredConnections = Readonly<Partial<Record<Namespace, readonly StoredConnection[]>>>

function readableOf(stored: Readonly<Record<string, unknown>> | undefined): StoredConnections | undefined {
  const entries = getNamespaces().flatMap((namespace) => {
    const list = [stored?.[namespace]].flat().filter(isStoredConnection)
    return list.length > 0 ? [[namespace, list.slice(0, CONNECTIONS_MAX)] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const STORED_CONNECTIONS = jsonKey('connections', isRecord, { isCookie: true })

/**
 * Connections per namespace, the active one first. Skips entries that cannot be parsed, such as those of a later
 * release.
 */
export const CONNECTIONS_KEY: StoredKey<StoredConnections> = {
  ...STORED_CONNECTIONS,
  read: (text) => readableOf(STORED_CONNECTIONS.read(text)),
}

/** Namespaces with a connection, separated by commas. Decides which adapters restore on the next visit. */
export const CONNECTED_NAMESPACES_KEY = listKey('connected_namespaces', isNamespace, { isCookie: true })

/** Connector id of the active connection per namespace. */
export const CONNECTED_CONNECTOR_IDS_KEY = jsonKey('connected_connector_ids', (value) =>
  isRecordOf(value, isNamespace, isShortText),
)

/** The wallet last connected in a namespace. */
export type StoredWallet = { readonly id: string; readonly name: string; readonly type?: ConnectorType | undefined }

function isStoredWallet(value: unknown): value is StoredWallet {
  if (!isRecord(value)) return false
  return isShortText(value.id) && isShortText(value.name) && isOptional(value.type, isOneOf(CONNECTOR_TYPES))
}

/** Id and name of the wallet last connected, per namespace. */
export const CONNECTED_WALLETS_KEY = jsonKey('connected_wallets', (value) =>
  isRecordOf(value, isNamespace, isStoredWallet),
)

/**
 * Whether a stored value is a wallet listing. Checks only types and lengths: links and images are validated again where
 * they are used.
 */
export function isWalletListing(value: unknown): value is WalletListing {
  if (!isRecord(value) || !isShortText(value.id) || value.name === undefined) return false
  return Object.entries(value).every(([field, part]) => {
    if (field === 'order') return typeof part === 'number'
    if (field === 'chains') return isListOf(part, isShortText, 500)
    if (field === 'injected') return isListOf(part, isInjectedId, 50)
    return typeof part === 'string' && part.length <= 2_048
  })
}

function isInjectedId(value: unknown): value is InjectedWalletId {
  return isRecord(value) && isShortText(value.namespace) && isShortText(value.injected_id)
}

function isRecentList(value: unknown): value is readonly WalletListing[] {
  return isListOf(value, isWalletListing, 2)
}

/** Recently used wallets, newest first. */
export const RECENT_WALLETS_KEY = jsonKey('recent_wallets', isRecentList)

/** Whether amounts are hidden on screen. */
export const BALANCES_HIDDEN_KEY = textKey('balances_hidden', isOneOf(['yes', 'no']), { isCookie: true })

/** These keys, for `browserStorage`, which copies those of a server (`isCookie`) into the cookie. */
export const STORED_KEYS = [
  CONNECTION_STATUS_KEY,
  ACTIVE_NAMESPACE_KEY,
  ACTIVE_NETWORK_KEY,
  CONNECTIONS_KEY,
  CONNECTED_NAMESPACES_KEY,
  CONNECTED_CONNECTOR_IDS_KEY,
  CONNECTED_WALLETS_KEY,
  RECENT_WALLETS_KEY,
  BALANCES_HIDDEN_KEY,
] as const
