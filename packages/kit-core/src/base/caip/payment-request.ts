import type { CaipNetworkId, Namespace } from './namespace.js'

/** What a recipient text says: the recipient, and optionally network, token and amount. */
export type RecipientRequest = {
  /** An address or a name. */
  readonly recipient: string
  readonly namespace: Namespace
  /** Any network of the namespace if absent. */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Prefix in the text that looks like the short name of a network but is not a known one. */
  readonly networkName?: string | undefined
  /** Address of a token; the native token if absent. */
  readonly tokenAddress?: string | undefined
  /** Amount as decimal text; `units` is the amount in base units. At most one is set. */
  readonly amount?: string | undefined
  readonly units?: bigint | undefined
}

/** Why a recipient text cannot be used. */
export type RecipientIssue =
  /** On another network; with its id if the user can switch to it. */
  | { readonly reason: 'network'; readonly name: string; readonly caipNetworkId?: CaipNetworkId | undefined }
  /** The name belongs to a contract that exists on Ethereum and not on this network. */
  | { readonly reason: 'contract-elsewhere' }
  /** Contains invisible characters. */
  | { readonly reason: 'hidden' }
  /** A request with a part that the kit cannot send; `part` as written. */
  | { readonly reason: 'part'; readonly part: string }
  /** A request for a token that the account does not have; `part` is its address. */
  | { readonly reason: 'token'; readonly part: string }
  /** A link that asks a wallet to fetch a transaction to sign. */
  | { readonly reason: 'link' }
  /** A web page that is not an explorer's address page. */
  | { readonly reason: 'page' }

/** Result of parsing a recipient text; undefined for a text in none of the supported formats. */
export type ParsedRequest = RecipientRequest | RecipientIssue | undefined
