/**
 * The adapter contract: all the kit asks of one chain family.
 *
 * An app is given a descriptor (light, inert); the kit creates the adapter from it, handing it its context. The chain's
 * libraries stay behind one `import()` inside the adapter until something is asked of a wallet or a chain.
 * Optional members are the capabilities: absent means this family cannot do it.
 *
 * Source  spec R-ADPT-01 to 05, R-ADPT-21, R-ADPT-22, R-ADPT-25
 */
import type { AppMetadata } from '../../base/browser/page-metadata.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { Log } from '../../base/log/log.js'
import type { Finality, Network } from '../../base/networks/network.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import type { CoinbasePreference } from '../config/options.js'
import type { Connection, ConnectionAccount } from './connection.js'
import type { Connector } from './connector.js'
import type {
  AdapterEvent,
  BroadcastOutcome,
  HandedOver,
  SentTransaction,
  SignedTransaction,
  TransactionCheck,
} from './events.js'
import type { PairedSession } from './transport.js'

/** What an app passes in `adapters`; what `evm()` returns at once. */
export interface AdapterDescriptor<N extends Namespace = Namespace> {
  readonly namespace: N
  /** Library behind it, for the SDK version: `wagmi`. */
  readonly name: string
  create(context: AdapterContext): Adapter
}

/** Everything an adapter may reach for. */
export interface AdapterContext {
  readonly projectId: string
  /** Networks of this namespace; asked each time, since they can change. */
  readonly networks: () => readonly Network[]
  readonly metadata: () => AppMetadata
  /** The app's own addresses of a network, to be asked first. Empty if it named none. */
  readonly customRpcUrls: (caipNetworkId: CaipNetworkId) => readonly RpcUrl[]
  /** Addresses to ask after those: the kit's if it serves the network, then the network's own. May ask a service. */
  readonly rpcUrls: (caipNetworkId: CaipNetworkId) => Promise<readonly RpcUrl[]>
  /** Safe and namespaced: never throws, remembers in memory where storage is refused. */
  readonly storage: TextStorage
  readonly emit: (event: AdapterEvent) => void
  /**
   * Sends a signed transaction: stores its id and bytes, calls `send`, then follows it. Resolves also when the outcome is unknown;
   * a `send` that rejects counts as unknown. Rejects with the error of a refusal, or when nothing could be stored: `send` is not
   * called then.
   */
  readonly broadcast: (signed: SignedTransaction, send: () => Promise<BroadcastOutcome>) => Promise<SendResult>
  /**
   * Asks a wallet that sends by itself: stores what it is asked for, calls `ask`, then follows what it sent. Rejects with the
   * wallet's error when that says that nothing was sent, else with TransactionUnknownError; the app's own requests get the
   * wallet's error in both cases.
   */
  readonly handOver: (asked: HandedOver, ask: () => Promise<SentTransaction>) => Promise<SendResult>
  readonly log: Log
  /**
   * Whether pairing asks wallets for this namespace alone and by means that the app left to the kit: no network of another
   * namespace, no `universalProvider`. Only then a way of pairing that the adapter brings is used.
   */
  readonly pairsAlone?: boolean | undefined
  readonly enableInjectedDiscovery: boolean
  readonly enableCoinbase: boolean
  /** For Coinbase's own SDK. */
  readonly coinbasePreference: CoinbasePreference
}

/** An address of a chain node, with what its transport needs. */
export type RpcUrl = { readonly url: string; readonly config?: RpcUrlConfig | undefined }

/** Options of the transport to a chain node. */
export type RpcUrlConfig = { readonly headers?: Readonly<Record<string, string>> | undefined }

/** One chain family, ready for use. Creating it does nothing; `syncConnectors` begins to listen. */
export interface Adapter {
  readonly namespace: Namespace

  /** Connectors on offer now. */
  readonly connectors: () => readonly Connector[]
  /**
   * Begins discovery: listeners only, no socket, no request, and no timer before the page has loaded. The returned function
   * ends it.
   */
  readonly syncConnectors: () => () => void
  /** Looks for wallets that no event tells of: the modal opens, and the visitor is about to choose one. */
  readonly refreshConnectors?: () => void
  /** Begins to load what connecting needs: the visitor reaches for a wallet. Asks nothing of it; failures show later. */
  readonly preload?: () => void
  /** Connections that exist outside the kit (a host's own configuration). Emits `connections` if there are any. */
  readonly syncConnections?: () => void

  /** Asks the wallet. Rejects with a KitError; UserRejectedError when the visitor says no. */
  readonly connect: (params: ConnectParams) => Promise<Connection>
  /**
   * Takes over a paired wallet; the connection's connector id is the session's, `walletConnect` unless it names another, and
   * sessions of different ids live side by side. The session tells of its own changes, and the
   * adapter passes on what concerns its namespace. Rejects with a KitError when the session holds no account of the namespace.
   */
  readonly connectPaired?: (params: PairedConnectParams) => Promise<Connection>
  /**
   * A provider of the app's own that is paired with in place of the kit's, where `pairsAlone` holds: its `client` speaks the
   * pairing protocol, its `session` is the one it has. Undefined where the app has none; rejects with HostProviderError.
   */
  readonly pairingProvider?: () => Promise<unknown>
  /**
   * Asks for a connection of an earlier page, or anew for a live one, without any window of the wallet and for as long as it
   * takes. Undefined when the wallet says plainly that the visitor took the access away. Rejects where that is not known:
   * ConnectorNotFoundError when the wallet is not there, WalletUnavailableError when it is locked, anything else when it failed. Tells
   * `back` when one that did not agree may do so now.
   */
  readonly reconnect: (params: ReconnectParams) => Promise<Connection | undefined>
  /** Makes one of several live connections the one that the chain's library, and so the host's own hooks, use. */
  readonly switchConnection?: (params: { connectorId: string }) => Promise<void>
  /**
   * Makes one of a live connection's accounts the one in use, for what of the chain's library, and so of the host's own hooks,
   * uses one. Asks nothing of the wallet, and is not told back as an event: the account stands first in `getAccounts` until
   * the wallet tells its accounts anew, which is told even where it is the same.
   */
  readonly switchAccount?: (params: AccountParams) => Promise<void>
  /** Ends the connection on the wallet's side as far as it can be ended. */
  readonly disconnect: (params: { connectorId: string }) => Promise<void>
  /** Accounts of a live connection. */
  readonly getAccounts: (params: { connectorId: string }) => Promise<readonly ConnectionAccount[]>
  /** The wallet's own provider of a live connection; EIP-1193 on EVM. Throws ProviderNotFoundError. */
  readonly getProvider: (params: { connectorId: string }) => Promise<unknown>

  readonly switchNetwork?: (params: SwitchNetworkParams) => Promise<void>
  readonly getBalance?: (params: GetBalanceParams) => Promise<NativeBalance>
  /**
   * The coin and the tokens of an address as the chain itself knows them, for a network that no service serves. Zero balances
   * are left out. With `only` the one that it names, 0 too; rejects where the node has not come as far as its block. Needs no
   * connection.
   */
  readonly getTokenBalances?: (params: TokenBalancesParams) => Promise<readonly ChainTokenBalance[]>
  /**
   * The name that an address has chosen for itself and that leads back to it, as the chain itself knows it, for a network whose
   * names no service tells. Undefined where it has none. Needs no connection.
   */
  readonly readName?: (params: ReadNameParams) => Promise<ChainName | undefined>
  /** Resolves the signature in the family's usual text form. */
  readonly signMessage?: (params: SignMessageParams) => Promise<string>
  readonly signTypedData?: (params: SignTypedDataParams) => Promise<string>
  readonly sendTransaction?: (params: SendTransactionParams) => Promise<SendResult>
  /**
   * Sends a token of the network; `value` in the token's base units, `to` the receiver's own address. Rejects with
   * TokenNotFoundError, before the wallet is asked, where there is no token at the address.
   */
  readonly sendToken?: (params: SendTokenParams) => Promise<SendResult>
  /** What a transfer of the coin or of a token would cost. Needs no connection. */
  readonly estimateTransfer?: (params: EstimateTransferParams) => Promise<TransferEstimate>
  /** What stands behind an address that something is to be sent to, as far as its text tells. Asks nobody else unless told to. */
  readonly inspectRecipient?: (params: ReadReceiverParams) => Promise<ReceiverKind>
  readonly writeContract?: (params: WriteContractParams) => Promise<{ hash: string }>
  readonly estimateGas?: (params: SendTransactionParams) => Promise<bigint>
  /** Keyed by hex chain id. */
  readonly getCapabilities?: (params: AccountParams) => Promise<Readonly<Record<string, unknown>>>
  readonly sendCalls?: (params: SendCallsParams) => Promise<{ id: string }>
  /**
   * One look at what was sent, by an earlier page too. Needs no connection, except for a batch, whose wallet is asked. Rejects
   * where the chain does not answer: it is asked again later.
   */
  readonly getTransaction?: (params: GetTransactionParams) => Promise<TransactionCheck>
  /**
   * What of a transfer that the chain carried out has reached its receiver, in base units, of an earlier page too; undefined where
   * the nodes do not tell. Needs no connection.
   */
  readonly getReceivedAmount?: (params: ReadReceivedAmountParams) => Promise<bigint | undefined>
  /**
   * What a paired wallet's answer to an earlier page says was sent. Needs no connection. Rejects where it says no such thing.
   * Absent: nothing that a page did not hear of is followed.
   */
  readonly parseSentResponse?: (
    params: ParseSentResponseParams,
  ) => Promise<Omit<SentTransaction, 'caipNetworkId' | 'address'>>
  /**
   * Looks on chain for what a wallet was asked to send and did not answer for. Resolves to the transaction, to `never` when it
   * cannot be carried out any more, or to undefined when that is not known yet. Needs no connection. Rejects where the chain does
   * not answer. Absent: only a late answer of the wallet settles it.
   */
  readonly findSent?: (params: FindSentParams) => Promise<SentTransaction | 'never' | undefined>
  readonly getCallsStatus?: (params: { connectorId: string; id: string }) => Promise<unknown>
  readonly grantPermissions?: (params: { connectorId: string; permissions: unknown }) => Promise<unknown>
  /** Resolves what the wallet answers; of a smart session its signature. */
  readonly revokePermissions?: (params: { connectorId: string; permissions: unknown }) => Promise<unknown>
  readonly walletGetAssets?: (params: AccountParams & { chainFilter: readonly string[] }) => Promise<unknown>
}

/** Which connector, and the network it should come up on if it can choose. */
export type ConnectParams = { connectorId: string; caipNetworkId?: CaipNetworkId | undefined; signal: AbortSignal }

/** The session to take over, and the network it should come up on if the wallet approved it. */
export type PairedConnectParams = {
  session: PairedSession
  caipNetworkId?: CaipNetworkId | undefined
  signal: AbortSignal
}

/**
 * Which connector to restore, and of a stored connection the network it was on, for a wallet that does not say where it is, and
 * the account in use, for wallets that only their accounts tell apart.
 */
export type ReconnectParams = {
  connectorId: string
  caipNetworkId?: CaipNetworkId | undefined
  address?: string | undefined
  signal: AbortSignal
}

/** An account of a live connection. */
export type AccountParams = { connectorId: string; address: string }

/** The network to move a live connection to. */
export type SwitchNetworkParams = { connectorId: string; network: Network; signal: AbortSignal }

/** Whose balance, where. Needs no connection. */
export type GetBalanceParams = { address: string; network: Network; signal: AbortSignal }

/** `value` in base units. */
export type NativeBalance = { value: bigint; decimals: number; symbol: string }

/**
 * A token of an address: `address` of the token itself, absent for the network's coin; `value` in base units, or, of a token whose
 * network scales it, the amount that nodes and explorers show, in the same decimals. Every amount of that token is one of those:
 * of a balance, a transfer, an estimate and an arrival. Without a name or a symbol where the chain has none.
 */
export type ChainTokenBalance = {
  address?: string | undefined
  value: bigint
  decimals: number
  name?: string | undefined
  symbol?: string | undefined
  /** Base units that the spender which was asked about may take. */
  allowance?: bigint | undefined
  /** Decimals by the contract's own word, where they were asked for and it tells them. */
  contractDecimals?: number | undefined
}

/** Whose balances, where, and of which token alone. */
export type TokenBalancesParams = GetBalanceParams & { only?: TokenBalanceFilter | undefined }

/**
 * One token, or the coin where none is named; the block, or slot, that the node has to know; who may take of the token; whether
 * its decimals are asked for.
 */
export type TokenBalanceFilter = {
  tokenAddress?: string | undefined
  atBlock?: bigint | undefined
  spender?: string | undefined
  includeDecimals?: boolean | undefined
}

/** Whose name. */
export type ReadNameParams = { address: string; signal: AbortSignal }

/** A name as it is written on the chain, and where its picture is; either may be anything. */
export type ChainName = { name: string; avatar?: string | undefined }

/** Text to be signed, shown by the wallet. */
export type SignMessageParams = AccountParams & { message: string }

/** EIP-712 data: domain, types, primaryType, message. */
export type SignTypedDataParams = AccountParams & {
  domain: Readonly<Record<string, unknown>>
  types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  primaryType: string
  message: Readonly<Record<string, unknown>>
}

/** A transfer or call; `value` in base units. */
export type SendTransactionParams = AccountParams & {
  to: string
  value?: bigint | undefined
  data?: string | undefined
  /** The most gas it may take; the wallet's own when absent. Its price is the wallet's affair. */
  gas?: bigint | undefined
  network: Network
}

/** A transfer of a token; `value` in its base units. */
export type SendTokenParams = Omit<SendTransactionParams, 'data' | 'value'> & {
  tokenAddress: string
  value: bigint
  /** Of the token, by which `value` was worked out: where the chain tells others, it is refused. */
  decimals?: number | undefined
  /** A payment request asked for `value`: where a scaled token has no such amount, it is rounded up, and else down. */
  isLeast?: boolean | undefined
}

/** What was sent. */
export type SendResult = {
  hash: string
  /** No node has confirmed that it has the transaction: it may have been sent. */
  isUncertain?: boolean | undefined
}

/** What a wallet was asked to send and has not answered for; `to`, `value` and `tokenAddress` where a view of the kit asked. */
export type FindSentParams = {
  readonly asked: HandedOver & {
    readonly askedAtMs: number
    readonly to?: string | undefined
    /** Decimal text of the token, or of the network's coin where no token is named. */
    readonly amount?: string | undefined
    readonly tokenAddress?: string | undefined
  }
  /** Hashes of what the kit follows already: each was sent for another request. */
  readonly followed?: readonly string[] | undefined
  readonly signal: AbortSignal
}

/** A transfer that was sent: the transaction that stands for it in the chain; of the network's coin where no token is named. */
export type ReadReceivedAmountParams = {
  hash: string
  to: string
  /** The payer: nothing that anyone else moved counts. Without one the sender of the transaction. */
  from?: string | undefined
  tokenAddress?: string | undefined
  network: Network
}

/** Which paired wallet was asked, where and by which method, and what it responded; `memo` was noted before it was asked. */
export type ParseSentResponseParams = {
  connectorId: string
  caipNetworkId: CaipNetworkId
  method: string
  answer: unknown
  memo?: string | undefined
}

/** A transfer that is only thought of; of the network's coin where no token is named. */
export type EstimateTransferParams = {
  address: string
  to: string
  value: bigint
  tokenAddress?: string | undefined
  /** Of the token, by which `value` was worked out: where the chain tells others, it is refused. */
  decimals?: number | undefined
  /** A payment request asked for `value`: where a scaled token has no such amount, it is rounded up, and else down. */
  isLeast?: boolean | undefined
  /** Call data of a transfer of the coin; hex. */
  data?: string | undefined
  network: Network
}

/** What a transfer costs beside what it moves, in base units of the network's coin. */
export type TransferEstimate = {
  fee: bigint
  /** Of the fee, what the network takes beside gas; absent where it takes nothing. */
  dataFee?: bigint | undefined
  /** What is laid down besides, such as the rent of a token account that is made for the receiver; else 0. */
  deposit: bigint
  bounds?: TransferLimits | undefined
  /** What reaches the receiver of a token that keeps a fee, in its base units; absent where it is all of it. */
  receivedAmount?: bigint | undefined
}

/** What a chain asks of accounts, in base units of its coin. */
export type TransferLimits = {
  /** The least of the coin that this receiver can be sent: more than 0 for an address that holds nothing yet. */
  minimumToRecipient: bigint
  /** What has to stay of the coin, unless nothing does. */
  minimumToKeep: bigint
}

/**
 * A text that something is to be sent to; `tokenAddress` when it is a token that is sent. `asksChain`: the network is asked too,
 * which may be one that the app does not list; rejects with WalletRequestError when it does not answer.
 */
export type ReadReceiverParams = {
  address: string
  network: Network
  tokenAddress?: string | undefined
  asksChain?: boolean | undefined
}

/**
 * What stands behind an address. `invalid`: no address of the family, a wrong checksum, the zero address, the token itself.
 * `burn`: nobody has its key. `program`: a well-known program or contract of the chain. Those two are warned of, not refused.
 * `contract`: the chain was asked, and has code there; an account that is run by its key is none, whatever it delegates to.
 */
export type ReceiverKind = 'person' | 'invalid' | 'burn' | 'program' | 'contract'

/** A contract call; the ABI and arguments are the chain library's. */
export type WriteContractParams = AccountParams & {
  contractAddress: string
  abi: readonly unknown[]
  functionName: string
  args: readonly unknown[]
  value?: bigint | undefined
  network: Network
}

/** What to look after. */
export type GetTransactionParams = {
  sent: SentTransaction
  /** Which blocks count as final; any block when absent. */
  finality?: Finality | undefined
  signal: AbortSignal
}

/** Calls to be run as one, where the wallet can. */
export type SendCallsParams = AccountParams & {
  calls: readonly { to: string; value?: bigint | undefined; data?: string | undefined }[]
  network: Network
  capabilities?: Readonly<Record<string, unknown>> | undefined
}
