import type { ApiClient } from '@bowline/api-client'
import type { FrameClient, OpenFrameChannel } from '@bowline/secure-frame/client'
import type { Timers } from './base/browser/timers.js'
import type { CaipNetworkId, Namespace } from './base/caip/namespace.js'
import type { Log } from './base/log/log.js'
import type { KitStorage } from './base/storage/kit-storage.js'
import type { Store } from './base/store/create-store.js'
import type { Adapter } from './core/adapter/adapter.js'
import type { RpcUrl } from './core/adapter/adapter-context.js'
import type { Connection } from './core/adapter/connection.js'
import type { BroadcastOutcome, SendRequestDetails, SentTransaction, SignedTransaction } from './core/adapter/events.js'
import type { SendResult } from './core/adapter/sending.js'
import type { PairedSession, PairingTransport, PairParams, SignedPairing } from './core/adapter/transport.js'
import type { LazyAlertCode } from './core/alert/lazy-alerts.js'
import type { KitOptions } from './core/config/options.js'
import type { KitConfig } from './core/config/parse-options.js'
import type { RouteData } from './core/state/navigation-state.js'
import type { SentDetails } from './core/state/pending-state.js'
import type { ViewName } from './core/state/views.js'
import type { TrackingListener } from './core/tracking/events.js'
import type { RequestedMessage } from './features/sign-in/cacao.js'
import type { LateResponse, OutcomeInput, SendRequestRecord } from './features/transactions/wallet-report.js'
import type { OpenParams } from './navigation/open-params.js'
import type { KitState } from './state.js'
import type { BuiltinWallet } from './wallets/list/builtin-wallet.js'
import type { RestoredPaired, RestorePairedParams } from './wallets/pairing/restored-paired.js'
import type { UniversalCode } from './wallets/pairing/universal-adapter.js'

/** One instance of the kit. The functions of `@bowline/kit-core/actions` take it as their first argument. */
export interface Kit<Options extends KitOptions = KitOptions> {
  /** The complete options. */
  readonly config: KitConfig
  /** The current state: plain data, immutable. */
  getState(): KitState
  /** Calls the listener when the selected part changes, until the returned function is called. */
  subscribe<Part>(selector: (state: KitState) => Part, listener: (part: Part) => void): () => void

  /** Logs with the kit's prefix. `debug` only logs with the option `debug`. */
  readonly log: Log
  /** The adapters by namespace. */
  readonly adapters: ReadonlyMap<Namespace, Adapter>
  /** A signal that fires when the kit stops. */
  readonly lifetime: () => AbortSignal

  /** @internal */
  readonly store: Store<KitState>
  /**
   * Loads the code of the first intent, and through it the code a page needs later. Rejects when it fails to load;
   * the next call tries again.
   *
   * @internal
   */
  readonly code: () => Promise<KitCode>
  /**
   * The client of the kit's services, loaded on first use.
   *
   * @internal
   */
  readonly api: () => Promise<KitApi>
  /**
   * The transport that pairs wallets, loaded on first use.
   *
   * @internal
   */
  readonly pairing: () => Promise<PairingTransport>
  /**
   * The client of the embedded wallet, loaded on first use. It creates no frame before the first request.
   *
   * @internal
   */
  readonly frame: () => Promise<FrameClient>
  /**
   * Records and follows sent transactions, loaded on first use.
   *
   * @internal
   */
  readonly notes: () => Promise<KitNotes>
  /** @internal */
  readonly storage: KitStorage
  /** @internal */
  readonly timers: Timers
  /** @internal */
  readonly listeners: Set<TrackingListener>
  /**
   * Ends the current lifetime and starts another.
   *
   * @internal
   */
  readonly endLifetime: () => void
  /**
   * The run that `start` created. Null after it was stopped.
   *
   * @internal
   */
  run?: Run | null

  /** Never set. Carries the type of the options to `Register`. */
  readonly '~options'?: Options
}

/** The client of the kit's services, and the built-in wallets. */
export type KitApi = ApiClient & {
  /** Wallets known without the services. Undefined for the kit's own list. */
  readonly wallets: readonly BuiltinWallet[] | undefined
}

/**
 * The code that records and follows sent transactions and send requests.
 *
 * @internal
 */
export interface KitNotes {
  adoptStoredSendRequests(kit: Kit): void
  broadcast(kit: Kit, signed: SignedTransaction, send: () => Promise<BroadcastOutcome>): Promise<SendResult>
  handleLateResponse(kit: Kit, response: LateResponse): Promise<void>
  recordOutcome(kit: Kit, namespace: Namespace, hash: string, outcome: OutcomeInput): Promise<void>
  recordSendRequest(kit: Kit, request: SendRequestRecord): void
  recordSent(kit: Kit, sent: SentDetails): void
  requestTransaction(kit: Kit, details: SendRequestDetails, prompt: () => Promise<SentTransaction>): Promise<SendResult>
}

/** Replacements for browser features, for a test or an unusual host. */
export type KitParts = {
  storage?: KitStorage
  fetch?: typeof globalThis.fetch
  /** Wallets known without a directory service. Replaces the kit's own list. */
  wallets?: readonly BuiltinWallet[]
  log?: Log
  /** Loads the transport that pairs wallets. Called once, on first use. */
  pairingTransport?: () => Promise<PairingTransport>
  /** Opens a channel to the embedded wallet. Replaces its frame. */
  frame?: OpenFrameChannel
}

/** One run of a kit, from its first start to the last stop. */
export type Run = { starts: number; stops: (() => void)[]; isOver: boolean }

type Load<Part> = () => Promise<Part>

/**
 * Code that a page loads at the first intent: functions, and loaders of modules used later.
 *
 * @internal
 */
export interface KitCode {
  createServiceClient(kit: Kit, parts: KitParts): KitApi
  getRpcUrls(kit: Kit, caipNetworkId: CaipNetworkId): Promise<readonly RpcUrl[]>
  isViewEnabled(kit: Kit, view: ViewName): boolean
  loadOnIntent(kit: Kit, signal: AbortSignal, includeWallets: boolean): void
  preparePairing(kit: Kit): Promise<void>
  raiseLazyAlert(kit: Kit, code: LazyAlertCode, detail?: string): void

  readonly startupAuth: Load<{ runStartupAuth(kit: Kit, call: 'result' | 'returned' | 'installed'): Promise<void> }>
  readonly embedded: Load<{
    restoreEmbedded(kit: Kit, params: RestorePairedParams): Promise<Connection | undefined>
  }>
  readonly frame: Load<{ loadFrame(kit: Kit, openChannel: OpenFrameChannel | undefined): Promise<FrameClient> }>
  readonly lateSignIn: Load<{ storeLateSignature(kit: Kit, message: string, signature: string): Promise<void> }>
  readonly notes: Load<KitNotes>
  readonly openFeature: Load<{
    openFeature(kit: Kit, params: OpenParams, filter: Namespace | undefined, data: RouteData | undefined): void
  }>
  readonly openWallet: Load<{ openWallet(kit: Kit, name: string): Promise<void> }>
  readonly ownPairing: Load<{ offerAppPairing(kit: Kit, uri: string): boolean }>
  readonly paired: Load<{
    restorePaired(kit: Kit, params: RestorePairedParams): Promise<RestoredPaired | undefined>
    rejoinSession(kit: Kit): Promise<void>
  }>
  readonly pairing: Load<{ offerPairing(kit: Kit): void }>
  readonly pairingSignIn: Load<{
    pairWithSignIn(kit: Kit, transport: PairingTransport, params: PairParams): Promise<PairedSession>
    storeSignedSessions(
      kit: Kit,
      signed: SignedPairing,
      requested: RequestedMessage,
      caipNetworkIds: readonly CaipNetworkId[],
    ): Promise<unknown>
  }>
  readonly payService: Load<{ payService: { resumeExchanges(kit: Kit): Promise<void> } }>
  readonly signIn: Load<{ watchSignIn(kit: Kit, since: KitState): void }>
  readonly stored: Load<{ resumeStored(kit: Kit): Promise<void> }>
  readonly tab: Load<{ syncFromTab(kit: Kit, keyName: string | undefined): void }>
  readonly transport: Load<{
    loadTransport(kit: Kit, given: (() => Promise<PairingTransport>) | undefined): Promise<PairingTransport>
  }>
  readonly universalWallets: Load<UniversalCode>
}
