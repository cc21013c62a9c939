import type { Namespace } from '../../base/caip/namespace.js'

/**
 * Kinds of connectors. `INJECTED` and `ANNOUNCED` wallets run in the page, `EXTERNAL` ones come from a library of the
 * app, `WALLET_CONNECT` pairs, `AUTH` is the embedded wallet, and `MULTI_CHAIN` joins one wallet's connectors of
 * several namespaces.
 */
export const CONNECTOR_TYPES = ['EXTERNAL', 'WALLET_CONNECT', 'INJECTED', 'ANNOUNCED', 'AUTH', 'MULTI_CHAIN'] as const

/** How the kit reaches a wallet. */
export type ConnectorType = (typeof CONNECTOR_TYPES)[number]

/** One way to reach a wallet. Plain data: its provider stays in the adapter. */
export type Connector = {
  /** Unique within its namespace. The rdns for announced wallets. */
  readonly id: string
  /** Already cleaned for display. */
  readonly name: string
  readonly type: ConnectorType
  readonly chain: Namespace
  /** `https:`, `blob:` or `data:image/*`. Only `data:image/*` for an announced wallet. */
  readonly imageUrl?: string | undefined
  readonly imageId?: string | undefined
  readonly info?: { readonly rdns?: string | undefined } | undefined
  readonly explorerId?: string | undefined
  /** The single connectors of a MULTI_CHAIN row. */
  readonly connectors?: readonly Connector[] | undefined
  /** The namespaces of `connectors`. */
  readonly chains?: readonly Namespace[] | undefined
}
