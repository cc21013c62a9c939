/**
 * Completes a sign-in that an earlier page requested: the WalletConnect wallet signed the message after that page was closed.
 *
 * In      message    that the wallet was asked to sign, from storage
 *         signature  untrusted
 * Out     passes the session to the app's sign-in, which verifies it; does nothing when the message has expired, or the
 *         account is not connected or already signed in
 * Throws  InvalidSignInMessageError, WalletUnavailableError, or what storing a session throws
 * Source  spec R-SIWX-69
 */
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { selectActiveSigner } from '../../core/state/active-signer.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { checkSignIn } from './check-sign-in.js'
import { getSignInConfig } from './get-sign-in-config.js'
import { parseSignInMessage } from './parse-message.js'

/** Waits for connections that are being restored. Checks the account's session afterwards. */
export async function storeLateSignature(kit: Kit, message: string, signature: string): Promise<void> {
  const data = parseSignInMessage(message)
  const { accountAddress, chainId, expirationTime } = data
  const { namespace } = parseCaipNetworkId(chainId)
  await waitForReconnect(kit, namespace)

  const isSigner = ({ address }: { readonly address: string }) => isSameAddress(address, accountAddress)
  const account = () =>
    (kit.store.get().connect.connections[namespace] ?? []).flatMap((each) => each.accounts).find(isSigner)
  const own = account()
  const isExpired = expirationTime !== undefined && Date.parse(expirationTime) <= Date.now()
  const getTarget = () => {
    const active = selectActiveSigner(kit.store.get())
    return active && isSigner(active) ? active : undefined
  }
  if (!own || isExpired || (getTarget() && kit.store.get().signIn.status === 'signed')) return

  const config = getSignInConfig(kit)
  await config.addSession({ data, message, signature })
  if (!account()) return config.revokeSession(chainId, accountAddress)
  track(kit, {
    type: 'track',
    event: 'SIWX_AUTH_SUCCESS',
    properties: { network: chainId, isSmartAccount: own.type === 'smartAccount' },
  })
  const now = getTarget()
  // An open sign-in request for another network stays open.
  if (!now || (kit.store.get().signIn.status === 'signing' && now.caipNetworkId !== chainId)) return
  await checkSignIn(kit, now, { isQuiet: true })
}
