/** What the kit gives an adapter: networks, nodes, storage, and recording of what is sent. */
import type { AppMetadata } from '../../base/browser/page-metadata.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Log } from '../../base/log/log.js'
import type { Network } from '../../base/networks/network.js'
import type { TextStorage } from '../../base/storage/text-storage.js'
import type {
  AdapterEvent,
  BroadcastOutcome,
  SendRequestDetails,
  SentTransaction,
  SignedTransaction,
} from './events.js'
import type { SendResult } from './sending.js'

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

/** What Coinbase's SDK offers: its app, its smart wallet, or both. */
export type CoinbasePreference = 'all' | 'smartWalletOnly' | 'eoaOnly'
