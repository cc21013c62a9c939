/**
 * Offers an address to pair with: makes one, shares one that is being made, keeps one that is young enough, and swaps a
 * dying one in place. One whose time is over is followed by another while a view shows it, and a yes that comes late is still
 * taken. A relay that cannot be reached is told, and tried on, as long as somebody waits.
 *
 * Source  spec R-CONN-29 to 32, R-CONN-34, R-CONN-206, R-CONN-233, R-FLOW-08
 */

import { anySignal } from '../../base/async/link-signals.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { PairedSession, PairingTransport, PairParams } from '../../core/adapter/transport.js'
import type { Kit } from '../../kit.js'
import { updatePairing } from '../connect/update-pairing.js'
import {
  ANSWER_LIFETIME_MS,
  isPairingExpired,
  PAIRING_LIFETIME_MS,
  PAIRING_MARGIN_MS,
  type PairingUri,
  parsePairingUri,
} from '../list/pairing-uri.js'
import { PairingUriError, RelayUnavailableError } from './errors.js'
import {
  getPairingAttempts,
  type PairingAttempt,
  type StoredProposalHandle,
  startPairingAttempt,
} from './pairing-attempts.js'
import { createProposal } from './proposal.js'
import { reportPairingFailure } from './report-pairing-failure.js'
import { dropPairing } from './reset-pairing.js'
import { RELAY_LIMIT_MS } from './wait-for-relay.js'

/** Sees to it that an address is on offer. Where the app makes its own, it does nothing. */
export function offerPairing(kit: Kit): void {
  const { manualPairingControl, enablePairing } = kit.config
  if (manualPairingControl || !enablePairing) return
  const { wcUri, wcPairingExpiry } = kit.store.get().connect
  const { current } = getPairingAttempts(kit)
  if (current && current.uri === undefined) return
  if (wcUri !== undefined && !isPairingExpired(wcPairingExpiry, Date.now())) {
    scheduleRenewal(kit)
    return
  }
  const made = startPairingAttempt(kit, () => dropPairing(kit))
  limitCreation(kit, made)
  void runAttempt(kit, made, (signal) => pair(kit, made, signal))
}

function limitCreation(kit: Kit, made: PairingAttempt): void {
  kit.timers.start('pairing/creation', RELAY_LIMIT_MS, () => {
    if (made.isOutOfReach) return
    made.controller.abort()
    reportPairingFailure(kit, made, new RelayUnavailableError())
  })
}

/** Carries a try to its end, whatever it is. */
export async function runAttempt(
  kit: Kit,
  tried: PairingAttempt,
  ask: (signal: AbortSignal) => Promise<PairedSession>,
): Promise<void> {
  const { signal, release } = anySignal([tried.controller.signal, kit.lifetime()])
  try {
    await takeIn(kit, tried, await ask(signal), signal)
    void tried.note?.then((note) => note?.forget())
  } catch (error) {
    const isGivenUp = signal.aborted
    void tried.note?.then((note) => (isGivenUp ? note?.giveUp() : note?.forget()))
    if (getPairingAttempts(kit).current === tried) kit.timers.stop('pairing/creation')
    if (!signal.aborted) answerFailure(kit, tried, error)
  } finally {
    release()
  }
}

const loadFinish = () => import('./finish-pairing.js')

/** A session that cannot be taken in is ended, so that the wallet shows none that the page does not have. */
async function takeIn(kit: Kit, tried: PairingAttempt, session: PairedSession, signal: AbortSignal): Promise<void> {
  try {
    const { finishPairing } = await loadFinish()
    await finishPairing(kit, tried, session, signal)
  } catch (error) {
    session.end().catch((reason: unknown) => kit.log.debug('A session could not be ended', reason))
    throw error
  }
}

async function pair(kit: Kit, made: PairingAttempt, signal: AbortSignal): Promise<PairedSession> {
  const transport = await kit.pairing()
  const { resume } = transport
  let topic: string | undefined
  const onUri = (uri: string) => {
    topic = takeUri(kit, made, uri)?.topic
    if (topic !== undefined && resume) made.note = note(kit, made, topic)
  }
  const onReach = (isReached: boolean) => updateReachability(kit, made, isReached)
  const expiresAtMs = Date.now() + ANSWER_LIFETIME_MS
  try {
    return await ask(kit, transport, { proposal: createProposal(kit), signal, onUri, onReach })
  } catch (error) {
    if (!resume || topic === undefined || !isKitError(error, 'pairing/expired')) throw error
    offerNext(kit, made)
    getPairingAttempts(kit).older.add(made)
    const { resumeApproval } = await import('./resume-approval.js')
    return resumeApproval(kit, resume, { topic, expiresAtMs, signal })
  }
}

async function ask(kit: Kit, transport: PairingTransport, params: PairParams): Promise<PairedSession> {
  if (!kit.store.get().signIn.isEnabled) return transport.pair(params)
  const { pairWithSignIn } = await import('../../features/sign-in/pair-with-sign-in.js')
  return pairWithSignIn(kit, transport, params)
}

/** What is on offer can be scanned as soon as the relay is there again. */
function updateReachability(kit: Kit, made: PairingAttempt, isReached: boolean): void {
  if (made.controller.signal.aborted || getPairingAttempts(kit).current !== made) return
  made.isOutOfReach = !isReached
  if (!isReached) updatePairing(kit, { wcError: true, wcFailure: new RelayUnavailableError().code })
  else {
    updatePairing(kit, { wcError: false })
    if (made.uri === undefined) limitCreation(kit, made)
  }
}

/** For the pages after this one. */
function note(kit: Kit, made: PairingAttempt, topic: string): Promise<StoredProposalHandle | undefined> {
  return import('./store-proposal.js')
    .then(({ storeProposalForReload }) => storeProposalForReload(kit, made, topic))
    .catch((error: unknown) => {
      kit.log.debug('A pairing could not be noted', error)
      return undefined
    })
}

function takeUri(kit: Kit, made: PairingAttempt, uri: string): PairingUri | undefined {
  if (made.controller.signal.aborted || getPairingAttempts(kit).current !== made) return undefined
  kit.timers.stop('pairing/creation')
  const address = parsePairingUri(uri, Date.now())
  if (!address) {
    made.controller.abort()
    reportPairingFailure(kit, made, new PairingUriError())
    return undefined
  }
  made.uri = uri
  const wcPairingExpiry = Date.now() + PAIRING_LIFETIME_MS
  updatePairing(kit, { wcUri: uri, wcPairingExpiry, wcError: false, wcBasic: false })
  scheduleRenewal(kit)
  // What takes a wallet in is here before it says yes; what is missing then is told then.
  loadFinish().catch(() => {})
  kit.timers.start('pairing/end', PAIRING_LIFETIME_MS, () => {
    updatePairing(kit, { wcUri: undefined, wcPairingExpiry: undefined })
  })
  return address
}

/** While a view shows the address, the next one comes before it dies. */
function scheduleRenewal(kit: Kit): void {
  const { wcPairingExpiry } = kit.store.get().connect
  if (!getPairingAttempts(kit).isHeld || wcPairingExpiry === undefined) return
  kit.timers.start('pairing/renewal', Math.max(0, wcPairingExpiry - PAIRING_MARGIN_MS - Date.now()), () => {
    if (getPairingAttempts(kit).isHeld) offerPairing(kit)
  })
}

/** An address that nobody answered in its time is followed by another while a view shows it. */
function answerFailure(kit: Kit, tried: PairingAttempt, error: unknown): void {
  const run = getPairingAttempts(kit)
  const isOffered = tried.uri !== undefined
  if (!isOffered || !isKitError(error, 'pairing/expired')) {
    reportPairingFailure(kit, tried, error)
    return
  }
  run.older.delete(tried)
  offerNext(kit, tried)
}

function offerNext(kit: Kit, tried: PairingAttempt): void {
  const run = getPairingAttempts(kit)
  if (run.current !== tried) return
  run.current = undefined
  updatePairing(kit, { wcUri: undefined, wcPairingExpiry: undefined })
  if (run.isHeld) offerPairing(kit)
}
