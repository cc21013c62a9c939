/**
 * One-click sign-in: pairs a WalletConnect wallet and signs the user in with one prompt, when all requested networks are of one
 * family whose wallets follow EIP-1193, and both transport and wallet support it. Otherwise the wallet pairs as usual and is
 * asked for the signature afterwards.
 *
 * Throws  what pairing throws. Sessions that cannot be stored do not undo the pairing: the sign-in view shows why and asks again
 * Source  spec R-SIWX-31 to 35
 */

import { getFamily, isNamespace } from '../../base/caip/families.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { PairedSession, PairingTransport, PairParams, SignedPairing } from '../../core/adapter/transport.js'
import type { SiwxMessageData } from '../../core/sign-in/message.js'
import type { SiwxSession } from '../../core/sign-in/session.js'
import type { SignInFailure } from '../../core/state/sign-in-state.js'
import type { Kit } from '../../kit.js'
import { hideToast, showToast } from '../../navigation/toast.js'
import { parseCacaoSession, type RequestedMessage } from './cacao.js'
import { getSignInConfig } from './get-sign-in-config.js'
import { createSignInError } from './sign-in-error.js'
import { getSignInRuntime } from './sign-in-runtime.js'
import { toSignInFailure } from './to-sign-in-failure.js'
import { trackSignedIn, trackSignInError } from './track-sign-in.js'

/** Replaces `transport.pair` when the app uses sign-in. */
export async function pairWithSignIn(
  kit: Kit,
  transport: PairingTransport,
  params: PairParams,
): Promise<PairedSession> {
  const { defaultCaipNetworkId, namespaces } = params.proposal
  const [namespace, ...others] = Object.keys(namespaces).filter(isNamespace)
  const requested = namespace && getFamily(namespace).isEip1193 && namespaces[namespace]
  if (!transport.pairSignedIn || !requested || others.length > 0) return transport.pair(params)
  const first = requested.caipNetworkIds.find((id) => id === defaultCaipNetworkId) ?? requested.caipNetworkIds[0]
  const message = first && (await messageFor(kit, first))
  if (!message) return transport.pair(params)

  let isOffered = false
  const onUri = (uri: string) => {
    isOffered = true
    params.onUri(uri)
  }
  const caipNetworkIds = [first, ...requested.caipNetworkIds.filter((id) => id !== first)]
  try {
    const paired = await transport.pairSignedIn({
      ...params,
      onUri,
      message,
      caipNetworkIds,
      methods: requested.methods,
    })
    const failure = await storeSignedSessions(kit, paired, message, caipNetworkIds)
    if (failure) getSignInRuntime(kit).pairingFailure = failure
    return paired.session
  } catch (error) {
    if (isOffered || params.signal.aborted || isKitError(error, 'request/aborted')) throw error
    kit.log.debug('One-click sign-in failed before the pairing was offered', error)
    return transport.pair(params)
  }
}

async function messageFor(kit: Kit, chainId: SiwxMessageData['chainId']): Promise<SiwxMessageData | undefined> {
  try {
    const config = getSignInConfig(kit)
    return await config.createMessage({ chainId, accountAddress: '' })
  } catch (error) {
    kit.log.debug('A sign-in message could not be created before pairing', error)
    return undefined
  }
}

/**
 * Stores the sign-in sessions the wallet signed while pairing, if any. Resolves to the reason when they could not be stored,
 * else to undefined.
 */
export async function storeSignedSessions(
  kit: Kit,
  { signed }: SignedPairing,
  requested: RequestedMessage,
  caipNetworkIds: readonly CaipNetworkId[],
): Promise<SignInFailure | undefined> {
  const responses = signed.flatMap(({ cacao, message }) => parseCacaoSession(cacao, message, requested) ?? [])
  const sessions = responses.filter(({ data }) => caipNetworkIds.includes(data.chainId))
  const [first] = sessions
  if (!first) return undefined
  showToast(kit, { message: 'Signing in…', name: 'authenticating', variant: 'loading', autoClose: false })
  const eventTarget = { caipNetworkId: first.data.chainId, isSmartAccount: isContract(first) }
  try {
    await getSignInConfig(kit).setSessions(sessions)
  } catch (error) {
    trackSignInError(kit, eventTarget, error)
    return toSignInFailure(createSignInError(error, 'session', eventTarget.isSmartAccount))
  } finally {
    hideToast(kit)
  }
  trackSignedIn(kit, eventTarget)
  return undefined
}

function isContract({ cacao }: SiwxSession): boolean {
  return cacao?.s.t === 'eip1271'
}
