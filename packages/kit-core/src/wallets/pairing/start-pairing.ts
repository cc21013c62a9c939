/**
 * A view shows the pairing on offer.
 *
 * In      wallet  that the visitor chose; absent for a code that any wallet may scan
 * Out     a function that tells that the view is gone; the address lives on, so that the next view can show it
 * Source  spec R-CONN-29 to 34, R-CONN-272, R-MODAL-07, R-STATE-08
 */
import type { WalletListing } from '@bowline/api-client'
import { getDevice } from '../../base/browser/device.js'
import { onPageReturn } from '../../base/browser/page-return.js'
import { PAIRED_CONNECTOR_ID, setResume } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { updatePairing } from '../connect/update-pairing.js'
import { offerPairing } from './offer-pairing.js'
import { getPairingAttempts } from './pairing-attempts.js'
import { detachAttempt, dropPairing } from './reset-pairing.js'

/** What the view shows. */
export type StartPairingParams = { wallet?: WalletListing | undefined }

/** The wallet that is shown now, for another try. */
const shown = new WeakMap<Kit, WalletListing | undefined>()

/** Offers a pairing while a view shows it. */
export function startPairing(kit: Kit, { wallet }: StartPairingParams = {}): () => void {
  const run = getPairingAttempts(kit)
  run.holders += 1
  setResume(kit, () => resume(kit))
  show(kit, wallet)
  const stopReturns = onPageReturn(() => updatePairing(kit, { buffering: false }))
  let isReleased = false
  return () => {
    if (isReleased) return
    isReleased = true
    stopReturns()
    run.holders -= 1
    if (run.holders > 0) return
    setResume(kit, undefined)
    kit.timers.stop('pairing/renewal')
    kit.store.batch(() => {
      updatePairing(kit, { buffering: false })
      detachAttempt(kit)
    })
  }
}

/** Tries again after a failure: what is on offer is given up, and a new address is made. */
export function retryPairing(kit: Kit): void {
  const wallet = shown.get(kit)
  dropPairing(kit)
  show(kit, wallet)
}

function show(kit: Kit, wallet: WalletListing | undefined): void {
  const before = shown.get(kit)
  const isOther = before !== undefined && before.id !== wallet?.id
  shown.set(kit, wallet)
  kit.store.batch(() => {
    updatePairing(kit, { recentWallet: wallet, wcError: false, ...(isOther && { wcLinking: undefined }) })
    waitInPage(kit)
  })
  offerPairing(kit)
}

/** A failure that is told stays, until the visitor tries again. */
function resume(kit: Kit): void {
  if (kit.store.get().connect.wcError) return
  updatePairing(kit, { recentWallet: shown.get(kit) })
  offerPairing(kit)
}

/** Where the page itself waits for the wallet's app, the whole kit tells that it is connecting. Source: spec R-CONN-33. */
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
