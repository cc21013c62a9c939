import type { Namespace } from '../../base/caip/namespace.js'

/** Ways a wallet can be reached. */
export const CONNECTOR_TYPES = ['EXTERNAL', 'WALLET_CONNECT', 'INJECTED', 'ANNOUNCED', 'AUTH', 'MULTI_CHAIN'] as const

/** How a wallet is reached. */
export type ConnectorType = (typeof CONNECTOR_TYPES)[number]

/** One way to reach a wallet. Plain data: the provider behind it stays in its adapter. */
export type Connector = {
  /** Unique inside its namespace; the rdns for announced wallets. */
  readonly id: string
  /** Already cleaned for showing. */
  readonly name: string
  readonly type: ConnectorType
  readonly chain: Namespace
  /** `https:`, `blob:` or `data:image/*`; of an announced wallet only the last. */
  readonly imageUrl?: string | undefined
  readonly imageId?: string | undefined
  readonly info?: { readonly rdns?: string | undefined } | undefined
  readonly explorerId?: string | undefined
  /** The single connectors of a MULTI_CHAIN row. */
  readonly connectors?: readonly Connector[] | undefined
  /** The namespaces of these. */
  readonly chains?: readonly Namespace[] | undefined
}
