/**
 * The description of a chain family: everything the kit needs to know about it besides the members of its adapter.
 *
 * A descriptor gives it as `family`. The kit describes the families of `NAMESPACES` itself, because it also pairs their
 * wallets without an adapter. Parts are optional: each says what applies without it.
 *
 * Source  spec R-ADPT-139
 */
import type { Finality, NativeCurrency } from '../networks/network.js'
import type { CaipNetworkId } from './namespace.js'
import type { ParsedRequest } from './payment-request.js'

/** A feature that not every chain family supports. */
export type SupportedFeature =
  | 'balances'
  | 'names'
  | 'onramp'
  | 'activity'
  | 'swaps'
  | 'send'
  | 'pay'
  | 'smartSessions'
  | 'embeddedWallet'

/** A chain family. */
export interface ChainFamily {
  /** Display name: `EVM networks`. Defaults to the name of the native token. */
  readonly label?: string | undefined
  /** Native token of the networks that name none. */
  readonly nativeCurrency: NativeCurrency
  readonly supports?: readonly SupportedFeature[] | undefined
  /**
   * True: wallets follow EIP-1193. Chain ids are then numbers, which wallets and sign-in messages write without the namespace;
   * networks are switched by EIP-3326; a paired session responds to `eth_accounts`, and a wallet can sign in while it pairs
   * (CAIP-74, EIP-5573).
   */
  readonly isEip1193?: boolean | undefined
  /** Type of a paired account when the wallet reports none. Defaults to `eoa`. */
  readonly accountType?: 'eoa' | 'payment' | undefined
  /** When absent, the kit checks no address by its text: `inspectRecipient` of the adapter does. */
  readonly addresses?: AddressRules | undefined
  /** A payment link of the family. When absent, its links are not read. */
  readonly uri?: UriRules | undefined
  readonly signIn?: SignInRules | undefined
  /** When absent, pairing requests no method, and only the events of all families. */
  readonly pairing?: PairingRules | undefined
  /** Needed for the feature `pay`. */
  readonly payments?: PaymentRules | undefined
  /** When a transaction counts as final, on networks without a rule of their own. Defaults to 64 blocks. */
  readonly finality?: Finality | undefined
  /** True: a request to send contains the recipient only inside an encoded transaction. */
  readonly isRecipientEncoded?: boolean | undefined
  /**
   * The main network, where one address exists on all networks of the family. A contract on it is then looked for before
   * something is sent to the same address elsewhere, and addresses may have a short name before them, as in EIP-3770.
   */
  readonly mainNetwork?: NamedNetwork | undefined
}

/** How addresses are written. Hexadecimal addresses are compared without case, all others exactly. */
export type AddressRules = {
  /** Whether a text has the form of an address. Its checksum may be wrong. */
  readonly hasForm: (text: string) => boolean
  /** Whether a text is an address, with its checksum. Defaults to `hasForm`. */
  readonly isAddress?: ((text: string) => boolean) | undefined
  /** The address as sign-in messages write it. Defaults to the address itself. */
  readonly normalize?: ((address: string) => string) | undefined
  /** Whether an address belongs to no account, such as the zero address. */
  readonly isUnowned?: ((address: string) => boolean) | undefined
  /** The network that the form of an address names. Any network of the family when absent. */
  readonly networkOf?: ((address: string) => CaipNetworkId) | undefined
}

/** The id and name of a network, for pages whose app does not list it. */
export type NamedNetwork = {
  readonly caipNetworkId: CaipNetworkId
  readonly id: number | string
  readonly name: string
}

/** A payment link: its scheme without the colon, and the parser of the part after it. */
export type UriRules = { readonly scheme: string; readonly parse: (text: string) => ParsedRequest }

/** How sign-in messages are written. */
export type SignInRules = {
  /** Name of the account in the first line. Defaults to the display name. */
  readonly accountName?: string | undefined
  /** Whether a signature is of a contract, which exists on one network only. No signature is when absent. */
  readonly isContractSignature?: ((signature: string) => boolean) | undefined
}

/** What pairing requests of a wallet. */
export type PairingRules = {
  readonly methods?: readonly string[] | undefined
  /** Events besides `accountsChanged` and `chainChanged`. */
  readonly events?: readonly string[] | undefined
}

/** How payments are described to services. */
export type PaymentRules = {
  /** Maximum amount in base units. */
  readonly maxUnits: bigint
  /** CAIP-19 reference of the native token, and asset namespace of tokens: `slip44:60`, `erc20`. */
  readonly nativeAsset: string
  readonly tokenAsset: string
  /** True: the connected wallet can pay. Otherwise only exchanges can. */
  readonly canPayWithWallet?: boolean | undefined
}
