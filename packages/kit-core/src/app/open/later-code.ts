import type { FrameClient, OpenFrameChannel } from '@bowline/secure-frame/client'
import type { Namespace } from '../../base/caip/namespace.js'
import type { PairingTransport } from '../../core/adapter/transport.js'
import type { RouteData } from '../../core/state/navigation-state.js'
import { loadPendingRecorder } from '../../features/transactions/load-pending-recorder.js'
import type { Kit, KitNotes } from '../../kit.js'
import type { OpenParams } from '../../navigation/open.js'
import type { KitState } from '../../state.js'
import type { UniversalCode } from '../../wallets/pairing/universal-adapter.js'

type Load<Part> = () => Promise<Part>

/** Modules that a page reaches through the first intent's code. Each loads on first use. */
export type LaterCode = {
  readonly startupAuth: Load<{ runStartupAuth(kit: Kit, call: 'result' | 'installed'): Promise<void> }>
  readonly frame: Load<{ loadFrame(kit: Kit, openChannel: OpenFrameChannel | undefined): Promise<FrameClient> }>
  readonly notes: Load<KitNotes>
  readonly openFeature: Load<{
    openFeature(kit: Kit, params: OpenParams, filter: Namespace | undefined, data: RouteData | undefined): void
  }>
  readonly openWallet: Load<{ openWallet(kit: Kit, name: string): Promise<void> }>
  readonly ownPairing: Load<{ offerAppPairing(kit: Kit, uri: string): boolean }>
  readonly pairing: Load<{ offerPairing(kit: Kit): void }>
  readonly payService: Load<{ payService: { resumeExchanges(kit: Kit): Promise<void> } }>
  readonly signIn: Load<{ watchSignIn(kit: Kit, since: KitState): void }>
  readonly tab: Load<{ syncFromTab(kit: Kit, keyName: string | undefined): void }>
  readonly transport: Load<{
    loadTransport(kit: Kit, given: (() => Promise<PairingTransport>) | undefined): Promise<PairingTransport>
  }>
  readonly universalWallets: Load<UniversalCode>
}

/** Loads each module. */
export const laterCode: LaterCode = {
  startupAuth: () => import('../../features/embedded/run-startup-auth.js'),
  frame: () => import('../../features/embedded/load-frame.js'),
  notes: loadPendingRecorder,
  openFeature: () => import('./open-feature.js'),
  openWallet: () => import('./open-wallet.js'),
  ownPairing: () => import('../../wallets/pairing/offer-app-pairing.js'),
  pairing: () => import('../../wallets/pairing/offer-pairing.js'),
  payService: () => import('../../features/pay/pay-service.js'),
  signIn: () => import('../../features/sign-in/watch-sign-in.js'),
  tab: () => import('../start/sync-from-tab.js'),
  transport: () => import('../../wallets/pairing/load-transport.js'),
  universalWallets: () => import('../../wallets/pairing/universal-wallets.js'),
}
