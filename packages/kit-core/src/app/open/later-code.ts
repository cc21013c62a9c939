import type { FrameClient, OpenFrameChannel } from '@bowline/secure-frame/client'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import type { Connection } from '../../core/adapter/connection.js'
import type { PairedSession, PairingTransport, PairParams, SignedPairing } from '../../core/adapter/transport.js'
import type { RouteData } from '../../core/state/navigation-state.js'
import type { RequestedMessage } from '../../features/sign-in/cacao.js'
import { loadPendingRecorder } from '../../features/transactions/load-pending-recorder.js'
import type { Kit, KitNotes } from '../../kit.js'
import type { OpenParams } from '../../navigation/open.js'
import type { KitState } from '../../state.js'
import type { RestoredPaired, RestorePairedParams } from '../../wallets/pairing/restore-paired.js'
import type { UniversalCode } from '../../wallets/pairing/universal-adapter.js'

type Load<Part> = () => Promise<Part>

/** Modules that a page reaches through the first intent's code. Each loads on first use. */
export type LaterCode = {
  readonly startupAuth: Load<{ runStartupAuth(kit: Kit, call: 'result' | 'installed'): Promise<void> }>
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

/** Loads each of these modules on first use. */
export const laterCode: LaterCode = {
  startupAuth: () => import('../../features/embedded/run-startup-auth.js'),
  embedded: () => import('../../features/embedded/restore-embedded.js'),
  frame: () => import('../../features/embedded/load-frame.js'),
  lateSignIn: () => import('../../features/sign-in/store-late-signature.js'),
  notes: loadPendingRecorder,
  openFeature: () => import('./open-feature.js'),
  openWallet: () => import('./open-wallet.js'),
  ownPairing: () => import('../../wallets/pairing/offer-app-pairing.js'),
  paired: async () => (await import('../../wallets/pairing/load-paired.js')).loadPaired(),
  pairing: () => import('../../wallets/pairing/offer-pairing.js'),
  pairingSignIn: () => import('../../features/sign-in/pair-with-sign-in.js'),
  payService: () => import('../../features/pay/pay-service.js'),
  signIn: () => import('../../features/sign-in/watch-sign-in.js'),
  stored: () => import('../start/resume-stored.js'),
  tab: () => import('../start/sync-from-tab.js'),
  transport: () => import('../../wallets/pairing/load-transport.js'),
  universalWallets: () => import('../../wallets/pairing/universal-wallets.js'),
}
