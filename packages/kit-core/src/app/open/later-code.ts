import { loadPendingRecorder } from '../../features/transactions/load-pending-recorder.js'

/** Modules that a page reaches through the first intent's code. Each loads on first use. */
export const laterCode = {
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
