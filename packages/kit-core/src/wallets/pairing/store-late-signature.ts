/**
 * Keeps what a paired wallet signed for a page that is gone, as if it had been asked here.
 *
 * In      message    that the wallet was asked to sign; as it was stored
 *         signature  from outside
 * Out     a session, by the app's own check of it; nothing where the account is not connected or signed in already
 * Throws  InvalidSignInMessageError, WalletUnavailableError, or what keeping a session throws
 * Source  spec R-SIWX-69
 */
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { selectSignInTarget } from '../../core/state/sign-in-context.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from '../connect/wait-for-reconnect.js'

/** Keeps it. */
export async function storeLateSignature(kit: Kit, message: string, signature: string): Promise<void> {
  const { parseSignInMessage } = await import('../../features/sign-in/parse-message.js')
  const data = parseSignInMessage(message)
  const { accountAddress, chainId, expirationTime } = data
  const { namespace } = parseCaipNetworkId(chainId)
  await waitForReconnect(kit, namespace)

  const isIts = ({ address }: { readonly address: string }) => isSameAddress(address, accountAddress)
  const account = () =>
    (kit.store.get().connect.connections[namespace] ?? []).flatMap((each) => each.accounts).find(isIts)
  const own = account()
  const isOver = expirationTime !== undefined && Date.parse(expirationTime) <= Date.now()
  const place = () => {
    const active = selectSignInTarget(kit.store.get())
    return active && isIts(active) ? active : undefined
  }
  if (!own || isOver || (place() && kit.store.get().signIn.status === 'signed')) return

  const { getSignInConfig } = await import('../../features/sign-in/get-sign-in-config.js')
  const config = getSignInConfig(kit)
  await config.addSession({ data, message, signature })
  if (!account()) return config.revokeSession(chainId, accountAddress)
  track(kit, {
    type: 'track',
    event: 'SIWX_AUTH_SUCCESS',
    properties: { network: chainId, isSmartAccount: own.type === 'smartAccount' },
  })
  const now = place()
  // A question that is open for another network is left open.
  if (!now || (kit.store.get().signIn.status === 'signing' && now.caipNetworkId !== chainId)) return
  const { checkSignIn } = await import('../../features/sign-in/check-sign-in.js')
  await checkSignIn(kit, now, { isQuiet: true })
}
