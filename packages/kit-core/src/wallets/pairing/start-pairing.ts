/**
 * Offers the pairing URI while a view shows it.
 *
 * Source  spec R-CONN-29 to 34, R-CONN-272, R-MODAL-07, R-STATE-08
 */
import type { WalletListing } from '@bowline/api-client'
import { whileObserved } from '../../base/async/while-observed.js'
import { getDevice } from '../../base/browser/device.js'
import { onPageReturn, onWindowReturn } from '../../base/browser/page-return.js'
import { getPairingState, PAIRED_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { updatePairing } from '../connect/update-pairing.js'
import { offerPairing, replaceExpiredPairing } from './offer-pairing.js'
import { getPairingAttempts } from './pairing-attempts.js'
import { detachAttempt, dropPairing } from './reset-pairing.js'

/** The wallet that the user chose; undefined for a QR code that any wallet may scan. */
export type StartPairingParams = { wallet?: WalletListing | undefined }

/**
 * Starts offering a URI. The returned function is called when the view closes. The URI stays valid, so that the next
 * view can show it.
 */
export function startPairing(kit: Kit, { wallet }: StartPairingParams = {}): () => void {
  const release = hold(kit)
  show(kit, wallet)
  return release
}

const hold = whileObserved((kit: Kit) => {
  const run = getPairingAttempts(kit)
  const pairing = getPairingState(kit)
  run.isViewOpen = true
  pairing.resume = () => resume(kit)
  const stopReturns = [
    onPageReturn(() => {
      updatePairing(kit, { buffering: false })
      replaceExpiredPairing(kit)
    }),
    onWindowReturn(() => replaceExpiredPairing(kit)),
  ]
  return () => {
    run.isViewOpen = false
    for (const stop of stopReturns) stop()
    pairing.resume = undefined
    kit.timers.stop('pairing/renewal')
    kit.store.batch(() => {
      updatePairing(kit, { buffering: false })
      detachAttempt(kit)
    })
  }
})

/** Retries after a failure: cancels the current attempt and creates a new URI. */
export function retryPairing(kit: Kit): void {
  const { shown } = getPairingAttempts(kit)
  dropPairing(kit)
  show(kit, shown)
}

function show(kit: Kit, wallet: WalletListing | undefined): void {
  const run = getPairingAttempts(kit)
  const isOther = run.shown !== undefined && run.shown.id !== wallet?.id
  run.shown = wallet
  kit.store.batch(() => {
    updatePairing(kit, { recentWallet: wallet, wcError: false, ...(isOther && { wcLinking: undefined }) })
    waitInPage(kit)
  })
  offerPairing(kit)
}

/** Resumes the pairing; a shown failure stays until the user retries. */
function resume(kit: Kit): void {
  if (kit.store.get().connect.wcError) return
  updatePairing(kit, { recentWallet: getPairingAttempts(kit).shown })
  offerPairing(kit)
}

/** On devices where the page waits for the wallet's app, sets the kit's status to `connecting`. Source: spec R-CONN-33. */
function waitInPage({ store, config }: Kit): void {
  const { isTelegram, isIosSafari } = getDevice()
  if (!(isTelegram || isIosSafari) || !config.enablePairing) return
  const namespace = store.get().network.activeNamespace
  store.set(({ connect }) =>
    connect.attempt
      ? {}
      : { connect: { ...connect, status: 'connecting', attempt: { namespace, connectorId: PAIRED_CONNECTOR_ID } } },
  )
}
