/**
 * Offers a pairing URI in state (`wcUri`): creates one, shares a pending one, keeps one that is still valid, and
 * replaces one that is about to expire. An expired one is followed by another while a view shows it; a late approval is
 * still accepted. An unreachable relay is reported, and retried while a view waits.
 *
 * Source  spec R-CONN-29 to 32, R-CONN-34, R-CONN-206, R-CONN-233, R-FLOW-08
 */

import { anySignal } from '../../base/async/link-signals.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { PairedSession, PairingTransport, PairParams } from '../../core/adapter/transport.js'
import type { Kit } from '../../kit.js'
import { updatePairing } from '../connect/update-pairing.js'
import {
  isPairingExpired,
  PAIRING_LIFETIME_MS,
  PAIRING_MARGIN_MS,
  type PairingUri,
  parsePairingUri,
  RESPONSE_LIFETIME_MS,
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
import { RELAY_TIMEOUT_MS } from './wait-for-relay.js'

/** Ensures that a pairing URI is offered. Does nothing if pairing is off or the app creates its own URIs. */
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
  const attempt = startPairingAttempt(kit, () => dropPairing(kit))
  limitCreation(kit, attempt)
  void runAttempt(kit, attempt, (signal) => pair(kit, attempt, signal))
}

/** Replaces a shown URI that expired while the device slept or the browser froze the page: timers stood still. */
export function replaceExpiredPairing(kit: Kit): void {
  const { wcUri, wcPairingExpiry = 0 } = kit.store.get().connect
  if (wcUri === undefined) return
  if (wcPairingExpiry <= Date.now()) updatePairing(kit, { wcUri: undefined, wcPairingExpiry: undefined })
  offerPairing(kit)
}

function limitCreation(kit: Kit, attempt: PairingAttempt): void {
  kit.timers.start('pairing/creation', RELAY_TIMEOUT_MS, () => {
    if (attempt.isOutOfReach) return
    attempt.controller.abort()
    reportPairingFailure(kit, attempt, new RelayUnavailableError())
  })
}

/**
 * Runs a pairing attempt until its wallet is connected, or it fails or is cancelled. Never rejects: reports a failure.
 */
export async function runAttempt(
  kit: Kit,
  attempt: PairingAttempt,
  requestSession: (signal: AbortSignal) => Promise<PairedSession>,
): Promise<void> {
  const { signal, release } = anySignal([attempt.controller.signal, kit.lifetime()])
  try {
    await connectSession(kit, attempt, await requestSession(signal), signal)
    void attempt.storedProposal?.then((storedProposal) => storedProposal?.remove())
  } catch (error) {
    const isCancelled = signal.aborted
    void attempt.storedProposal?.then((storedProposal) =>
      isCancelled ? storedProposal?.cancel() : storedProposal?.remove(),
    )
    if (getPairingAttempts(kit).current === attempt) kit.timers.stop('pairing/creation')
    if (!signal.aborted) handleFailure(kit, attempt, error)
  } finally {
    release()
  }
}

const loadFinish = () => import('./finish-pairing.js')

/** Connects a session, or ends it on failure so that the wallet shows no connection the page does not have. */
async function connectSession(
  kit: Kit,
  attempt: PairingAttempt,
  session: PairedSession,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { finishPairing } = await loadFinish()
    await finishPairing(kit, attempt, session, signal)
  } catch (error) {
    session.end().catch((reason: unknown) => kit.log.debug('A session could not be ended', reason))
    throw error
  }
}

async function pair(kit: Kit, attempt: PairingAttempt, signal: AbortSignal): Promise<PairedSession> {
  const transport = await kit.pairing()
  const { resume } = transport
  let topic: string | undefined
  const onUri = (uri: string) => {
    topic = applyUri(kit, attempt, uri)?.topic
    if (topic !== undefined && resume) attempt.storedProposal = storeForReload(kit, attempt, topic)
  }
  const onReach = (isReached: boolean) => updateReachability(kit, attempt, isReached)
  const expiresAtMs = Date.now() + RESPONSE_LIFETIME_MS
  try {
    return await requestSession(kit, transport, { proposal: createProposal(kit), signal, onUri, onReach })
  } catch (error) {
    if (!resume || topic === undefined || !isKitError(error, 'pairing/expired')) throw error
    offerNext(kit, attempt)
    getPairingAttempts(kit).older.add(attempt)
    const { resumeApproval } = await import('./resume-approval.js')
    return resumeApproval(kit, resume, { topic, expiresAtMs, signal })
  }
}

async function requestSession(kit: Kit, transport: PairingTransport, params: PairParams): Promise<PairedSession> {
  if (!kit.store.get().signIn.isEnabled) return transport.pair(params)
  const { pairWithSignIn } = await (await kit.code()).pairingSignIn()
  return pairWithSignIn(kit, transport, params)
}

/** Shows or clears the relay error. An offered URI can be scanned as soon as the relay is back. */
function updateReachability(kit: Kit, attempt: PairingAttempt, isReached: boolean): void {
  if (attempt.controller.signal.aborted || getPairingAttempts(kit).current !== attempt) return
  attempt.isOutOfReach = !isReached
  if (!isReached) updatePairing(kit, { wcError: true, wcFailure: new RelayUnavailableError().code })
  else {
    updatePairing(kit, { wcError: false })
    if (attempt.uri === undefined) limitCreation(kit, attempt)
  }
}

/** Stores the proposal for later pages. */
function storeForReload(kit: Kit, attempt: PairingAttempt, topic: string): Promise<StoredProposalHandle | undefined> {
  return import('./store-proposal.js')
    .then(({ storeProposalForReload }) => storeProposalForReload(kit, attempt, topic))
    .catch((error: unknown) => {
      kit.log.debug('A pairing could not be stored', error)
      return undefined
    })
}

function applyUri(kit: Kit, attempt: PairingAttempt, uri: string): PairingUri | undefined {
  if (attempt.controller.signal.aborted || getPairingAttempts(kit).current !== attempt) return undefined
  kit.timers.stop('pairing/creation')
  const address = parsePairingUri(uri, Date.now())
  if (!address) {
    attempt.controller.abort()
    reportPairingFailure(kit, attempt, new PairingUriError())
    return undefined
  }
  attempt.uri = uri
  const wcPairingExpiry = Date.now() + PAIRING_LIFETIME_MS
  updatePairing(kit, { wcUri: uri, wcPairingExpiry, wcError: false, wcBasic: false })
  scheduleRenewal(kit)
  // Preloads the code that connects a session before the wallet approves; a failed load is reported when the code is
  // needed.
  loadFinish().catch(() => {})
  kit.timers.start('pairing/end', PAIRING_LIFETIME_MS, () => {
    updatePairing(kit, { wcUri: undefined, wcPairingExpiry: undefined })
  })
  return address
}

/** While a view shows the URI, replaces it before it expires. */
function scheduleRenewal(kit: Kit): void {
  const { wcPairingExpiry } = kit.store.get().connect
  if (!getPairingAttempts(kit).isViewOpen || wcPairingExpiry === undefined) return
  kit.timers.start('pairing/renewal', Math.max(0, wcPairingExpiry - PAIRING_MARGIN_MS - Date.now()), () => {
    if (getPairingAttempts(kit).isViewOpen) offerPairing(kit)
  })
}

/** Replaces an expired URI while a view shows it; reports every other failure. */
function handleFailure(kit: Kit, attempt: PairingAttempt, error: unknown): void {
  const run = getPairingAttempts(kit)
  const isOffered = attempt.uri !== undefined
  if (!isOffered || !isKitError(error, 'pairing/expired')) {
    reportPairingFailure(kit, attempt, error)
    return
  }
  run.older.delete(attempt)
  offerNext(kit, attempt)
}

function offerNext(kit: Kit, attempt: PairingAttempt): void {
  const run = getPairingAttempts(kit)
  if (run.current !== attempt) return
  run.current = undefined
  updatePairing(kit, { wcUri: undefined, wcPairingExpiry: undefined })
  if (run.isViewOpen) offerPairing(kit)
}
