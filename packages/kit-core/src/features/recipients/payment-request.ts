import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'

/** A receiver as another app writes it, and what is asked for besides. */
export type ReceiverRequest = {
  /** An address or a name. */
  readonly receiver: string
  readonly namespace: Namespace
  /** Any network of the family when absent. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** What the text calls its network, where that is no id. */
  readonly networkName?: string | undefined
  /** The bare address of a token; the coin when absent. */
  readonly tokenAddress?: string | undefined
  /** How much: decimal text, or base units. */
  readonly amount?: string | undefined
  readonly units?: bigint | undefined
}

/** Why a text is no receiver here, where there is more to say than that. */
export type RecipientIssue =
  /** On another network; with its id where the visitor can be led there. */
  | { readonly reason: 'network'; readonly name: string; readonly caipNetworkId?: CaipNetworkId | undefined }
  /** The name is that of a contract which stands on Ethereum and not here. */
  | { readonly reason: 'contract-elsewhere' }
  /** Characters that are not seen. */
  | { readonly reason: 'hidden' }
  /** A request with a part, as it is written, that cannot be sent. */
  | { readonly reason: 'part'; readonly part: string }
  /** A request for a token, by its address, that the account does not have. */
  | { readonly reason: 'token'; readonly part: string }
  /** A link that asks a wallet to fetch what it shall sign. */
  | { readonly reason: 'link' }
  /** A web page that is not one of an address. */
  | { readonly reason: 'page' }

/** What a text turns out to be; undefined for one that is none of the forms. */
export type ReadRequest = ReceiverRequest | RecipientIssue | undefined
