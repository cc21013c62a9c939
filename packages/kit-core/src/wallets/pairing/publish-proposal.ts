/**
 * Publishes a proposal to the relay and waits for the wallet's response.
 *
 * In      start   sends the proposal through the client
 *         end     ends the proposal early
 *         isKept  the client keeps the proposal after its time limit, because a response may still be awaited
 * Out     its pairing URI, and the session that the wallet approves
 * Throws  RelayUnavailableError, WalletRequestError while creating the URI; PairingExpiredError, UserRejectedError,
 *         WalletRequestError of the approval
 * Source  spec R-CONN-29, R-CONN-36, R-CONN-106, R-CONN-232
 */

import { WalletRequestError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { safeGet } from '../../base/validation/safe-get.js'
import { parsePairingUri } from '../list/pairing-uri.js'
import { PairingExpiredError, RelayUnavailableError } from './errors.js'
import { extendProposalExpiry } from './extend-proposal-expiry.js'
import { getErrorMessage, toPairedError } from './paired-error.js'
import { type ClientShape, method } from './provider-shape.js'

/** Ends a proposal a little before the provider's own limit of five minutes, whose error cannot be caught. */
const PROPOSAL_LIMIT_MS = 285_000

/** Errors of the library for an unreachable relay. Only the app's own provider, which stops retrying, reports them. */
const OUT_OF_REACH = /no internet connection|establish socket|socket stalled/i

/** How a proposal ends without a response. */
export type PublishProposalParams = { readonly end: AbortSignal | undefined; readonly isKept: boolean }

/** A published proposal. */
export type PublishedProposal = { readonly uri: string; readonly approval: Promise<unknown> }

/** Resolves once the pairing URI exists. Its `approval` is awaited from the start, so that no rejection is missed. */
export async function publishProposal(
  client: ClientShape,
  start: () => Promise<{ uri?: unknown; approval: () => Promise<unknown> }>,
  { end, isKept }: PublishProposalParams,
): Promise<PublishedProposal> {
  const { relayer } = client.core
  let onRefused: (error: unknown) => void = () => {}
  const refused = new Promise<never>((_, reject) => {
    onRefused = (error) => reject(new RelayUnavailableError(error))
  })
  refused.catch(() => {})
  relayer.on('relayer_error', onRefused)
  try {
    const { uri, approval } = await Promise.race([start(), refused])
    const address = parsePairingUri(uri, Date.now())
    if (!address || typeof uri !== 'string') throw new WalletRequestError('The provider returned no pairing URI')
    const settled = waitForApproval(client, address.topic, approval, { end, isKept })
    settled.catch(() => {})
    if (isKept) extendProposalExpiry(client, address.topic).catch(() => {})
    return { uri, approval: settled }
  } catch (error) {
    throw OUT_OF_REACH.test(getErrorMessage(error)) ? new RelayUnavailableError(error) : error
  } finally {
    relayer.off('relayer_error', onRefused)
  }
}

async function waitForApproval(
  client: ClientShape,
  topic: string,
  approval: () => Promise<unknown>,
  { end, isKept }: PublishProposalParams,
): Promise<unknown> {
  const idOf = () =>
    safeGet(
      client.proposal.getAll().find((kept) => safeGet(kept, 'pairingTopic') === topic),
      'id',
    )
  const expire = () => {
    const id = idOf()
    if (typeof id === 'number') client.core.expirer.set(id, 0)
  }
  const rejectLocally = () => {
    const emit = method(safeGet(safeGet(client, 'engine'), 'events'), 'emit')
    emit?.(`session_connect:${String(idOf())}`, { error: { code: 0, message: 'Proposal expired' } })
  }
  // Set before the library's own timer: of timers that are due together, the first one set runs first.
  const limit = setTimeout(isKept ? rejectLocally : expire, PROPOSAL_LIMIT_MS)
  // A universal provider drops every open pairing when its session ends, without notifying their proposals.
  const onPairingExpired = (event: unknown) => {
    if (safeGet(event, 'target') === `topic:${topic}`) expire()
  }
  client.core.expirer.on?.('expirer_expired', onPairingExpired)
  if (end?.aborted) expire()
  end?.addEventListener('abort', expire)
  try {
    return await approval()
  } catch (error) {
    throw toPairingError(error)
  } finally {
    clearTimeout(limit)
    client.core.expirer.off?.('expirer_expired', onPairingExpired)
    end?.removeEventListener('abort', expire)
  }
}

/** Converts the error of a failed pairing; an expiry becomes PairingExpiredError. */
export function toPairingError(error: unknown): Error {
  return /expired/i.test(getErrorMessage(error)) && !isKitError(error)
    ? new PairingExpiredError(error)
    : toPairedError(error)
}
