/**
 * Publishes a proposal and waits for what the wallet makes of it.
 *
 * In      begin   asks the client for the proposal
 *         end     ends it before its time
 *         isKept  its answer may be waited for again when its time is over
 * Out     its address, and the session that the wallet approves
 * Throws  RelayUnavailableError, WalletRequestError of the address; PairingExpiredError, UserRejectedError, WalletRequestError of
 *         the approval
 * Source  spec R-CONN-29, R-CONN-36, R-CONN-106, R-CONN-232
 */
import { WalletRequestError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { parsePairingUri } from '../list/pairing-uri.js'
import { PairingExpiredError, RelayUnavailableError } from './errors.js'
import { extendProposalExpiry } from './extend-proposal-expiry.js'
import { messageOf, pairedErrorOf } from './paired-error.js'
import { type ClientShape, method, property } from './provider-shape.js'

/** A proposal ends a little before the provider's own five minutes, whose end nobody can catch. */
const PROPOSAL_LIMIT_MS = 285_000

/** How the library says that it could not reach the relay, where it says so: the app's own one, which tries no longer. */
const OUT_OF_REACH = /no internet connection|establish socket|socket stalled/i

/** How a proposal ends that nobody answers. */
export type PublishProposalParams = { readonly end: AbortSignal | undefined; readonly isKept: boolean }

/** A proposal that is published. */
export type PublishedProposal = { readonly uri: string; readonly approval: Promise<unknown> }

/** Publishes a proposal. Its approval is awaited from the start, so that no refusal of it goes unheard. */
export async function publishProposal(
  client: ClientShape,
  begin: () => Promise<{ uri?: unknown; approval: () => Promise<unknown> }>,
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
    const { uri, approval } = await Promise.race([begin(), refused])
    const address = parsePairingUri(uri, Date.now())
    if (!address || typeof uri !== 'string') throw new WalletRequestError('The provider made no pairing address')
    const settled = untilSettled(client, address.topic, approval, { end, isKept })
    settled.catch(() => {})
    if (isKept) extendProposalExpiry(client, address.topic).catch(() => {})
    return { uri, approval: settled }
  } catch (error) {
    throw OUT_OF_REACH.test(messageOf(error)) ? new RelayUnavailableError(error) : error
  } finally {
    relayer.off('relayer_error', onRefused)
  }
}

async function untilSettled(
  client: ClientShape,
  topic: string,
  approval: () => Promise<unknown>,
  { end, isKept }: PublishProposalParams,
): Promise<unknown> {
  const idOf = () =>
    property(
      client.proposal.getAll().find((kept) => property(kept, 'pairingTopic') === topic),
      'id',
    )
  const expire = () => {
    const id = idOf()
    if (typeof id === 'number') client.core.expirer.set(id, 0)
  }
  const leave = () => {
    const emit = method(property(property(client, 'engine'), 'events'), 'emit')
    emit?.(`session_connect:${String(idOf())}`, { error: { code: 0, message: 'Proposal expired' } })
  }
  // Before the library sets its own: of timers that come due together the first one set runs first.
  const limit = setTimeout(isKept ? leave : expire, PROPOSAL_LIMIT_MS)
  // A universal provider lets go of every open pairing when its session ends, and says nothing of their proposals.
  const onPeerGone = (event: unknown) => {
    if (property(event, 'target') === `topic:${topic}`) expire()
  }
  client.core.expirer.on?.('expirer_expired', onPeerGone)
  if (end?.aborted) expire()
  end?.addEventListener('abort', expire)
  try {
    return await approval()
  } catch (error) {
    throw pairingErrorOf(error)
  } finally {
    clearTimeout(limit)
    client.core.expirer.off?.('expirer_expired', onPeerGone)
    end?.removeEventListener('abort', expire)
  }
}

/** Why a pairing failed. */
export function pairingErrorOf(error: unknown): Error {
  return /expired/i.test(messageOf(error)) && !isKitError(error) ? new PairingExpiredError(error) : pairedErrorOf(error)
}
