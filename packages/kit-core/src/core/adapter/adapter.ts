/**
 * The adapter contract: everything the kit needs from one chain family.
 *
 * An app passes a descriptor (light, inert). The kit creates the adapter from it and passes it a context. The chain's
 * libraries load through one `import()` in the adapter, on the first request to a wallet or a chain.
 * Optional members are the capabilities: an absent member means that the family does not support it.
 *
 * Source  spec R-ADPT-01 to 05, R-ADPT-21, R-ADPT-22, R-ADPT-25
 */
import type { AppMetadata } from '../../base/browser/page-metadata.js'
import type { ChainFamily } from '../../base/caip/chain-family.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { Log } from '../../base/log/log.js'
import type { Finality, Network } from '../../base/networks/network.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import type { Connection, ConnectionAccount } from './connection.js'
import type { Connector } from './connector.js'
import type {
  AdapterEvent,
  BroadcastOutcome,
  SendRequestDetails,
  SentTransaction,
  SignedTransaction,
  TransactionCheck,
} from './events.js'
import type { PairedSession } from './transport.js'

/** What an app passes in `adapters`: the result of `evm()`. */
export interface AdapterDescriptor<N extends Namespace = Namespace> {
  readonly namespace: N
  /** Library the adapter uses, for the SDK version: `wagmi`. */
  readonly name: string
  /** Describes the family. Needed for a namespace that is not in `NAMESPACES`; replaces the kit's description of one that is. */
  readonly family?: ChainFamily | undefined
  create(context: AdapterContext): Adapter
}

/** Everything the kit provides to an adapter. */
export interface AdapterContext {
  readonly projectId: string
  /** Networks of this namespace. A function, because they can change. */
  readonly networks: () => readonly Network[]
  readonly metadata: () => AppMetadata
  /** RPC URLs the app sets for a network, used first. Empty if it sets none. */
  readonly customRpcUrls: (caipNetworkId: CaipNetworkId) => readonly RpcUrl[]
  /**
   * Further RPC URLs of a network: the kit's if it serves the network, then the network's own. Can request the list
   * of served networks.
   */
  readonly rpcUrls: (caipNetworkId: CaipNetworkId) => Promise<readonly RpcUrl[]>
  /** Safe and namespaced: never throws, and falls back to memory where storage is blocked. */
  readonly storage: TextStorage
  readonly emit: (event: AdapterEvent) => void
  /**
   * Sends a signed transaction: stores its id and bytes, calls `send`, then follows it. Resolves also when the
   * outcome is unknown; a `send` that rejects counts as unknown. Rejects with the error of a refused transaction, and
   * when nothing could be stored: then `send` is not called.
   */
  readonly broadcast: (signed: SignedTransaction, send: () => Promise<BroadcastOutcome>) => Promise<SendResult>
  /**
   * Requests a transaction from a wallet that sends it itself: stores the request, calls `prompt`, then follows what was
   * sent. Rejects with the wallet's error when nothing was sent, else with TransactionUnknownError. The app's own
   * requests get the wallet's error in both cases.
   */
  readonly requestTransaction: (
    details: SendRequestDetails,
    prompt: () => Promise<SentTransaction>,
  ) => Promise<SendResult>
  readonly log: Log
  /**
   * Whether pairing proposes only this namespace and the app leaves pairing to the kit: no network of another
   * namespace, and no `universalProvider`. Only then the kit pairs through a provider that the adapter brings.
   */
  readonly pairsAlone?: boolean | undefined
  readonly enableInjectedDiscovery: boolean
  readonly enableCoinbase: boolean
  /** Configures Coinbase's own SDK. */
  readonly coinbasePreference: CoinbasePreference
}

/** URL of a chain node, with the options of its transport. */
export type RpcUrl = { readonly url: string; readonly config?: RpcUrlConfig | undefined }

/** Options of the transport to a chain node. */
export type RpcUrlConfig = { readonly headers?: Readonly<Record<string, string>> | undefined }

/** One chain family. Creating an adapter does nothing; `syncConnectors` starts listening. */
export interface Adapter {
  readonly namespace: Namespace

  /** Connectors that are available now. */
  readonly connectors: () => readonly Connector[]
  /**
   * Starts discovery: only listeners, no socket, no request, and no timer before the page has loaded. The returned
   * function stops it.
   */
  readonly syncConnectors: () => () => void
  /**
   * Looks for wallets that announce themselves by no event. Called when the modal opens and the user is about to
   * choose one.
   */
  readonly refreshConnectors?: () => void
  /**
   * Loads the code for connecting, when the user is about to choose a wallet. Sends no wallet request, and reports no
   * failure.
   */
  readonly preload?: () => void
  /** Restores connections made outside the kit (a host's own configuration). Emits `connections` if there are any. */
  readonly syncConnections?: () => void

  /** Connects the wallet. Rejects with a KitError: UserRejectedError when the user declines. */
  readonly connect: (params: ConnectParams) => Promise<Connection>
  /**
   * Connects a paired wallet. The connection's connector id is the session's: `walletConnect` unless the session
   * names another. Sessions with different ids can coexist. The session reports its own changes, and the adapter
   * forwards those of its namespace. Rejects with a KitError when the session has no account in the namespace.
   */
  readonly connectPaired?: (params: PairedConnectParams) => Promise<Connection>
  /**
   * The app's own provider, used for pairing instead of the kit's while `pairsAlone` holds. Its `client` implements
   * the pairing protocol, and `session` is its current session. Undefined when the app has none. Rejects with
   * HostProviderError.
   */
  readonly pairingProvider?: () => Promise<unknown>
  /**
   * Restores a connection of an earlier page, or refreshes a live one, without a window of the wallet and without a
   * time limit. Resolves to undefined when the wallet reports that the user revoked access. Otherwise rejects:
   * ConnectorNotFoundError when the wallet is missing, WalletUnavailableError when it is locked, another error when
   * it failed. Emits `available` when a wallet that did not agree may do so now.
   */
  readonly reconnect: (params: ReconnectParams) => Promise<Connection | undefined>
  /** Makes one of several live connections active in the chain's library, and so in the host's own hooks. */
  readonly switchConnection?: (params: { connectorId: string }) => Promise<void>
  /**
   * Makes one of a live connection's accounts active in the chain's library, and so in the host's own hooks. Sends no
   * request to the wallet and emits no event. The account stays first in `getAccounts` until the wallet reports its
   * accounts again. That report emits an event even when nothing changed.
   */
  readonly switchAccount?: (params: AccountParams) => Promise<void>
  /** Ends the connection, in the wallet too where the wallet supports it. */
  readonly disconnect: (params: { connectorId: string }) => Promise<void>
  /** Accounts of a live connection. */
  readonly getAccounts: (params: { connectorId: string }) => Promise<readonly ConnectionAccount[]>
  /** The wallet's own provider for a live connection; EIP-1193 on EVM. Throws ProviderNotFoundError. */
  readonly getProvider: (params: { connectorId: string }) => Promise<unknown>

  readonly switchNetwork?: (params: SwitchNetworkParams) => Promise<void>
  readonly getBalance?: (params: GetBalanceParams) => Promise<NativeBalance>
  /**
   * Balances of the native token and the tokens of an address, read from the chain, for networks that no service
   * covers. Excludes zero balances. With `only`, returns just the named token, even with a zero balance, and rejects
   * when the node has not reached the given block. Needs no connection.
   */
  readonly getTokenBalances?: (params: TokenBalancesParams) => Promise<readonly ChainTokenBalance[]>
  /**
   * The primary name of an address, read from the chain and verified to resolve back to it, for networks whose names
   * no service provides. Undefined when the address has none. Needs no connection.
   */
  readonly fetchName?: (params: FetchNameParams) => Promise<ChainName | undefined>
  /** Resolves to the signature in the family's usual text form. */
  readonly signMessage?: (params: SignMessageParams) => Promise<string>
  readonly signTypedData?: (params: SignTypedDataParams) => Promise<string>
  readonly sendTransaction?: (params: SendTransactionParams) => Promise<SendResult>
  /**
   * Sends a token. `value` is in the token's base units, `to` is the recipient's own address. Rejects with
   * TokenNotFoundError, before the wallet request, when the address is not a token.
   */
  readonly sendToken?: (params: SendTokenParams) => Promise<SendResult>
  /** Estimates the cost of a transfer of the native token or another token. Needs no connection. */
  readonly estimateTransfer?: (params: EstimateTransferParams) => Promise<TransferEstimate>
  /** Classifies an address as a recipient, from its text alone. Requests nothing unless `checksCode` is set. */
  readonly inspectRecipient?: (params: InspectRecipientParams) => Promise<RecipientKind>
  readonly writeContract?: (params: WriteContractParams) => Promise<{ hash: string }>
  readonly estimateGas?: (params: SendTransactionParams) => Promise<bigint>
  /** Keyed by hex chain id. */
  readonly getCapabilities?: (params: AccountParams) => Promise<Readonly<Record<string, unknown>>>
  readonly sendCalls?: (params: SendCallsParams) => Promise<{ id: string }>
  /**
   * Checks a sent transaction once, also one of an earlier page. Needs no connection, except for a batch, whose
   * wallet gets the request. Rejects when the chain does not respond; the kit then checks again later.
   */
  readonly getTransaction?: (params: GetTransactionParams) => Promise<TransactionCheck>
  /**
   * Amount of a confirmed transfer that reached its recipient, in base units, also for an earlier page. Undefined
   * when the nodes do not report it. Needs no connection.
   */
  readonly getReceivedAmount?: (params: GetReceivedAmountParams) => Promise<bigint | undefined>
  /**
   * Parses what was sent from a paired wallet's response to an earlier page. Needs no connection. Rejects when the
   * response contains no transaction. When absent, the kit does not follow transactions whose response a page missed.
   */
  readonly parseSentResponse?: (
    params: ParseSentResponseParams,
  ) => Promise<Omit<SentTransaction, 'caipNetworkId' | 'address'>>
  /**
   * Searches the chain for a transaction that a wallet was asked to send without responding. Resolves to the
   * transaction, to `never` when it can no longer be executed, or to undefined when that is not known yet. Needs no
   * connection. Rejects when the chain does not respond. When absent, only a late response of the wallet settles the
   * request.
   */
  readonly findSent?: (params: FindSentParams) => Promise<SentTransaction | 'never' | undefined>
  readonly getCallsStatus?: (params: { connectorId: string; id: string }) => Promise<unknown>
  readonly grantPermissions?: (params: { connectorId: string; permissions: unknown }) => Promise<unknown>
  /** Resolves to the wallet's response. For a smart session, that is its signature. */
  readonly revokePermissions?: (params: { connectorId: string; permissions: unknown }) => Promise<unknown>
  readonly walletGetAssets?: (params: AccountParams & { chainFilter: readonly string[] }) => Promise<unknown>
}

/** The connector to connect, and the preferred network to start on. */
export type ConnectParams = { connectorId: string; caipNetworkId?: CaipNetworkId | undefined; signal: AbortSignal }

/** The session to connect, and the preferred network, used if the wallet approved it. */
export type PairedConnectParams = {
  session: PairedSession
  caipNetworkId?: CaipNetworkId | undefined
  signal: AbortSignal
}

/**
 * The connector to restore. For a stored connection also its network, for wallets that report none, and its active
 * account, for wallets that only their accounts distinguish.
 */
export type ReconnectParams = {
  connectorId: string
  caipNetworkId?: CaipNetworkId | undefined
  address?: string | undefined
  signal: AbortSignal
}

/** An account of a live connection. */
export type AccountParams = { connectorId: string; address: string }

/** The network to switch a live connection to. */
export type SwitchNetworkParams = { connectorId: string; network: Network; signal: AbortSignal }

/** Address and network of a balance. Needs no connection. */
export type GetBalanceParams = { address: string; network: Network; signal: AbortSignal }

/** A balance of the native token. `value` is in base units. */
export type NativeBalance = { value: bigint; decimals: number; symbol: string }

/**
 * A token balance of an address. `address` is the token's own, absent for the native token. `value` is in base units.
 * For a token that its network scales, `value` is instead the scaled amount that nodes and explorers show, in the
 * same decimals. All amounts of such a token are scaled: balances, transfers, estimates and received amounts. Name
 * and symbol are absent where the chain has none.
 */
export type ChainTokenBalance = {
  address?: string | undefined
  value: bigint
  decimals: number
  name?: string | undefined
  symbol?: string | undefined
  /** Allowance of the requested spender, in base units. */
  allowance?: bigint | undefined
  /** Decimals that the contract reports, if requested and available. */
  contractDecimals?: number | undefined
}

/** Address and network of the balances, and optionally a single token. */
export type TokenBalancesParams = GetBalanceParams & { only?: TokenBalanceFilter | undefined }

/**
 * Selects one token, or the native token when none is named. Also sets the block or slot the node must have reached,
 * the spender to read the allowance of, and whether to read the decimals.
 */
export type TokenBalanceFilter = {
  tokenAddress?: string | undefined
  atBlock?: bigint | undefined
  spender?: string | undefined
  includeDecimals?: boolean | undefined
}

/** The address to read the name of. */
export type FetchNameParams = { address: string; signal: AbortSignal }

/** A name as stored on chain, and the URL of its avatar. Both are untrusted. */
export type ChainName = { name: string; avatar?: string | undefined }

/** A text to sign, which the wallet shows. */
export type SignMessageParams = AccountParams & { message: string }

/** EIP-712 data: domain, types, primaryType, message. */
export type SignTypedDataParams = AccountParams & {
  domain: Readonly<Record<string, unknown>>
  types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  primaryType: string
  message: Readonly<Record<string, unknown>>
}

/** A transfer or call. `value` is in base units. */
export type SendTransactionParams = AccountParams & {
  to: string
  value?: bigint | undefined
  data?: string | undefined
  /** Gas limit. The wallet chooses it when absent, and always chooses the gas price. */
  gas?: bigint | undefined
  network: Network
}

/** A transfer of a token. `value` is in its base units. */
export type SendTokenParams = Omit<SendTransactionParams, 'data' | 'value'> & {
  tokenAddress: string
  value: bigint
  /** Decimals that `value` was computed with. The transfer is rejected when the chain reports others. */
  decimals?: number | undefined
  /**
   * True when a payment request set `value`: an amount that a scaled token cannot represent is rounded up, else down.
   */
  isMinimum?: boolean | undefined
}

/** A sent transaction. */
export type SendResult = {
  hash: string
  /** True when no node has confirmed that it received the transaction. It may have been sent. */
  isUncertain?: boolean | undefined
}

/**
 * A request that a wallet has not responded to. `to`, `value` and `tokenAddress` are present when a view of the kit
 * made it.
 */
export type FindSentParams = {
  readonly request: SendRequestDetails & {
    readonly requestedAtMs: number
    readonly to?: string | undefined
    /** Decimal text of the token, or of the native token when no token is named. */
    readonly amount?: string | undefined
    readonly tokenAddress?: string | undefined
  }
  /** Hashes that the kit already follows. Each was sent for another request. */
  readonly followed?: readonly string[] | undefined
  readonly signal: AbortSignal
}

/**
 * A sent transfer, identified by its final transaction on chain. A transfer of the native token when no token is
 * named.
 */
export type GetReceivedAmountParams = {
  hash: string
  to: string
  /** The payer. Only amounts this address moved count. Defaults to the sender of the transaction. */
  from?: string | undefined
  tokenAddress?: string | undefined
  network: Network
}

/** The paired wallet, network, method and response of a request. `memo` was stored before the request. */
export type ParseSentResponseParams = {
  connectorId: string
  caipNetworkId: CaipNetworkId
  method: string
  response: unknown
  memo?: string | undefined
}

/** A planned transfer. A transfer of the native token when no token is named. */
export type EstimateTransferParams = {
  address: string
  to: string
  value: bigint
  tokenAddress?: string | undefined
  /** Decimals that `value` was computed with. The estimate is rejected when the chain reports others. */
  decimals?: number | undefined
  /**
   * True when a payment request set `value`: an amount that a scaled token cannot represent is rounded up, else down.
   */
  isMinimum?: boolean | undefined
  /** Call data of a native-token transfer, in hex. */
  data?: string | undefined
  network: Network
}

/** Costs of a transfer besides its amount, in base units of the native token. */
export type TransferEstimate = {
  fee: bigint
  /** Part of `fee` that the network charges besides gas. Absent where it charges none. */
  dataFee?: bigint | undefined
  /** Deposit needed besides the fee, such as the rent of a token account created for the recipient. Otherwise 0. */
  deposit: bigint
  bounds?: TransferLimits | undefined
  /**
   * Amount that reaches the recipient of a token with a transfer fee, in its base units. Absent when it is the full
   * amount.
   */
  receivedAmount?: bigint | undefined
}

/** Account limits of a chain, in base units of its native token. */
export type TransferLimits = {
  /** Minimum amount of the native token this recipient can receive. More than 0 for an address without a balance. */
  minimumToRecipient: bigint
  /** Minimum native-token balance that must remain, unless the account is emptied. */
  minimumToKeep: bigint
}

/**
 * A text entered as a recipient. `tokenAddress` is set when a token is sent. `checksCode`: also requests the network,
 * which the app may not list. Rejects with WalletRequestError when it does not respond.
 */
export type InspectRecipientParams = {
  address: string
  network: Network
  tokenAddress?: string | undefined
  checksCode?: boolean | undefined
}

/**
 * Kind of an address. `invalid`: not an address of the family, a wrong checksum, the zero address, or the token
 * itself. `burn`: an address without a known key. `program`: a well-known program or contract. The kit warns about
 * those two and does not block them. `contract`: the chain has code at the address. An account controlled by its key
 * does not count, even if it delegates to code.
 */
export type RecipientKind = 'person' | 'invalid' | 'burn' | 'program' | 'contract'

/** A contract call. ABI and arguments are in the chain library's form. */
export type WriteContractParams = AccountParams & {
  contractAddress: string
  abi: readonly unknown[]
  functionName: string
  args: readonly unknown[]
  value?: bigint | undefined
  network: Network
}

/** The sent transaction to check. */
export type GetTransactionParams = {
  sent: SentTransaction
  /** Which blocks count as final. Any block when absent. */
  finality?: Finality | undefined
  signal: AbortSignal
}

/** Calls to run as one batch, where the wallet supports it. */
export type SendCallsParams = AccountParams & {
  calls: readonly { to: string; value?: bigint | undefined; data?: string | undefined }[]
  network: Network
  capabilities?: Readonly<Record<string, unknown>> | undefined
}

/** What Coinbase's SDK offers: its app, its smart wallet, or both. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'
