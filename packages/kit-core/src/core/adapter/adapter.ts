/**
 * The adapter contract: everything the kit needs from one chain family.
 *
 * An app passes a descriptor (light, inert). The kit creates the adapter from it and passes it a context. The chain's
 * libraries load through one `import()` in the adapter, on the first request to a wallet or a chain.
 * Optional members are the capabilities: an absent member means that the family does not support it.
 *
 * Source  spec R-ADPT-01 to 05, R-ADPT-21, R-ADPT-22, R-ADPT-25
 */
import type { ChainFamily } from '../../base/caip/chain-family.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { AdapterContext } from './adapter-context.js'
import type {
  ChainName,
  ChainTokenBalance,
  FetchNameParams,
  GetBalanceParams,
  NativeBalance,
  TokenBalancesParams,
} from './chain-reads.js'
import type {
  AccountParams,
  ConnectParams,
  PairedConnectParams,
  ReconnectParams,
  SwitchNetworkParams,
} from './connecting.js'
import type { Connection, ConnectionAccount } from './connection.js'
import type { Connector } from './connector.js'
import type { SentTransaction, TransactionCheck } from './events.js'
import type {
  CallsStatus,
  SendCallsParams,
  SendResult,
  SendTokenParams,
  SendTransactionParams,
  WriteContractParams,
} from './sending.js'
import type {
  FindSentParams,
  GetReceivedAmountParams,
  GetTransactionParams,
  ParseSentResponseParams,
} from './sent-transactions.js'
import type { SignMessageParams, SignTypedDataParams } from './signing.js'
import type {
  EstimateTransferParams,
  InspectRecipientParams,
  RecipientKind,
  TransferEstimate,
} from './transfer-checks.js'

/** What an app passes in `adapters`: the result of `evm()`. */
export interface AdapterDescriptor<N extends Namespace = Namespace> {
  readonly namespace: N
  /** Library the adapter uses, for the SDK version: `wagmi`. */
  readonly name: string
  /** Describes the family. Needed for a namespace that is not in `NAMESPACES`; replaces the kit's description of one that is. */
  readonly family?: ChainFamily | undefined
  create(context: AdapterContext): Adapter
}

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
   * Loads the code for connecting, when the user is about to choose a wallet. Sends no wallet request. Resolves once the code
   * is loaded or could not be; never rejects.
   */
  readonly preload?: () => Promise<void>
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
  /** Asks the wallet for a batch. Rejects with its error, 5730 when it does not know the batch. */
  readonly getCallsStatus?: (params: { connectorId: string; id: string }) => Promise<CallsStatus>
  readonly grantPermissions?: (params: { connectorId: string; permissions: unknown }) => Promise<unknown>
  /** Resolves to the wallet's response. For a smart session, that is its signature. */
  readonly revokePermissions?: (params: { connectorId: string; permissions: unknown }) => Promise<unknown>
  readonly walletGetAssets?: (params: AccountParams & { chainFilter: readonly string[] }) => Promise<unknown>
}
