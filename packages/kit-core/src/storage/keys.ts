/**
 * Every key the kit stores.
 *
 * Source  spec R-STORE-01 to 11; R-STORE-18: none of them holds a secret
 */
import * as z from 'zod/mini'
import { CONNECTOR_TYPES } from '../adapter/connector.js'
import { isCaipNetworkId } from '../caip/caip.js'
import { type CaipNetworkId, NAMESPACES } from '../caip/namespace.js'
import { jsonKey, listKey, textKey } from './stored-key.js'

const namespace = z.enum(NAMESPACES)
const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)
const shortText = z.string().check(z.minLength(1), z.maxLength(256))

/** `connected` or `disconnected`; connecting is not stored. */
export const CONNECTION_STATUS_KEY = textKey('connection_status', z.enum(['connected', 'disconnected']), {
  isCookie: true,
})

/** Namespace the visitor looks at. */
export const ACTIVE_NAMESPACE_KEY = textKey('active_namespace', namespace, { isCookie: true })

/** Network the visitor looks at. */
export const ACTIVE_NETWORK_KEY = textKey('active_caip_network_id', caipNetworkId, { isCookie: true })

/** Namespaces with a connection. */
export const CONNECTED_NAMESPACES_KEY = listKey('connected_namespaces', namespace, { isCookie: true })

/** What is remembered of a connection, to restore it and to render it on a server. */
export const storedConnectionSchema = z.object({
  connectorId: shortText,
  accounts: z
    .array(
      z.object({ address: shortText, type: z.optional(z.enum(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])) }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  caipNetworkId: z.optional(caipNetworkId),
  name: z.optional(shortText),
})

/** A connection as it is remembered. */
export type StoredConnection = z.infer<typeof storedConnectionSchema>

/** Connections per namespace, the active one first. */
export const CONNECTIONS_KEY = jsonKey(
  'connections',
  z.partialRecord(namespace, z.array(storedConnectionSchema).check(z.maxLength(20))),
  { isCookie: true },
)

/** Connector id of the active connection per namespace. */
export const CONNECTED_CONNECTOR_IDS_KEY = jsonKey('connected_connector_ids', z.partialRecord(namespace, shortText))

/** Id and name of the wallet last connected, per namespace. */
export const CONNECTED_WALLETS_KEY = jsonKey(
  'connected_wallets',
  z.partialRecord(namespace, z.object({ id: shortText, name: shortText, type: z.optional(z.enum(CONNECTOR_TYPES)) })),
)

/** Native balances by CAIP-10 account, each with the time it was read. */
export const NATIVE_BALANCE_CACHE_KEY = jsonKey(
  'native_balance_cache',
  z.record(
    z.string(),
    z.object({
      timestampMs: z.number(),
      balance: z.string().check(z.regex(/^\d{1,78}(\.\d{1,78})?$/)),
      symbol: z.string(),
    }),
  ),
)

/** All keys, for what concerns them together. */
export const STORED_KEYS = [
  CONNECTION_STATUS_KEY,
  ACTIVE_NAMESPACE_KEY,
  ACTIVE_NETWORK_KEY,
  CONNECTED_NAMESPACES_KEY,
  CONNECTIONS_KEY,
  CONNECTED_CONNECTOR_IDS_KEY,
  CONNECTED_WALLETS_KEY,
  NATIVE_BALANCE_CACHE_KEY,
] as const
