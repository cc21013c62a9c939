/**
 * Revokes a smart session: the wallet signs the revocation, and the data service carries it out. The view has already let the
 * user confirm.
 *
 * In      pci    id of an active session in the state
 * Out     resolves when the session is revoked; the state is updated without another request
 * Throws  UserRejectedError         nothing was done, and no error is shown
 *         SmartSessionRevokeError   the error was shown, and `reason` says why. The session is still active, unless it has ended
 *                                   or the service did not respond
 *         WalletUnavailableError, what `getSmartSessionContext` throws
 * Source  spec R-SESS-31 to 37, R-ERR-20, R-STACK-01, R-CONN-149
 */

import type { SmartSession } from '@bowline/api-client'
import { createRun } from '../../base/async/run.js'
import { CapabilityMissingError, UserRejectedError, WalletRequestError } from '../../base/errors/errors.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { mayHaveArrived } from '../../base/errors/may-have-arrived.js'
import { isText, parseInput } from '../../base/errors/parse-input.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { isMethodUnsupported } from '../../core/adapter/is-method-unsupported.js'
import { parseWalletError } from '../../core/adapter/parse-wallet-error.js'
import { getWalletErrorDetails } from '../../core/adapter/wallet-error-details.js'
import { AUTH_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { Kit } from '../../kit.js'
import { goBack } from '../../navigation/go-back.js'
import { replace } from '../../navigation/navigate.js'
import { runTransaction } from '../../navigation/run-transaction.js'
import { showFailure } from '../../navigation/show-failure.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { type RevokeFailure, SmartSessionRevokeError } from './errors.js'
import { loadSessionService } from './load-session-service.js'
import { getSmartSessionStatus, selectSmartSessions } from './select-smart-sessions.js'
import { getSmartSessionContext, type SmartSessionContext } from './smart-session-context.js'
import { updateSmartSessions } from './update-smart-sessions.js'

const revocations = createRun<void>()

/** A second call for the same session returns the promise of the first. */
export function revokeSmartSession(kit: Kit, params: { readonly pci: string }): Promise<void> {
  try {
    const { pci } = parseInput(params, { pci: isText })
    return revocations.join(kit, () => revoke(kit, pci), { slot: pci })
  } catch (error) {
    return Promise.reject(error)
  }
}

async function revoke(kit: Kit, pci: string): Promise<void> {
  const back = waitForReconnect(kit)
  if (back) await back
  const context = getSmartSessionContext(kit)
  const { caipAddress } = context
  const isShown = () => kit.store.get().smartSessions.account === caipAddress
  updateSmartSessions(kit, caipAddress, { revoking: pci })
  let reason: RevokeFailure = 'over'
  try {
    const session = getActiveSession(kit, pci)
    reason = 'wallet'
    const signature = await sign(kit, context, session)
    reason = 'service'
    const { revokeSession } = await loadSessionService()
    if (!(await revokeSession(kit, context, { pci, signature })))
      throw new TypeError('The service did not revoke the session')
    if (isShown()) updateSmartSessions(kit, caipAddress, { sessions: withRevoked(kit, pci) })
  } catch (cause) {
    if (cause instanceof UserRejectedError) throw cause
    if (reason === 'wallet' && cannotRevoke(cause)) reason = 'unsupported'
    if (reason === 'service' && mayHaveArrived(cause)) reason = 'unconfirmed'
    const error = new SmartSessionRevokeError(cause, reason)
    kit.log.debug('A smart session was not revoked', cause)
    showFailure(kit, error, ['SmartSessionList'])
    throw error
  } finally {
    if (isShown() && kit.store.get().smartSessions.revoking === pci) {
      updateSmartSessions(kit, caipAddress, { revoking: undefined })
    }
  }
}

function cannotRevoke(cause: unknown): boolean {
  return isKitError(cause, 'adapter/capability-missing') || isMethodUnsupported(getWalletErrorDetails(cause))
}

function getActiveSession(kit: Kit, pci: string): SmartSession {
  const session = selectSmartSessions(kit.store.get()).sessions?.find((one) => one.pci === pci)
  if (!session || getSmartSessionStatus(session, Date.now()) !== 'active') throw new TypeError('No such active session')
  return session
}

async function sign(kit: Kit, context: SmartSessionContext, session: SmartSession): Promise<string> {
  const { namespace, connectorId, address } = context
  const { revokePermissions } = getAdapter(kit, namespace)
  if (!revokePermissions) throw new CapabilityMissingError(namespace, 'revokePermissions')
  const permissions = {
    pci: session.pci,
    permissions: session.permissions,
    expiry: Math.floor(session.expiresAtMs / 1_000),
    address,
    // By which a wallet that enforces permissions on the chain finds what to end.
    ...(session.context !== undefined && { context: session.context }),
  }
  const request = async () => {
    try {
      return await revokePermissions({ connectorId, permissions })
    } catch (error) {
      throw parseWalletError(error)
    }
  }
  const isEmbedded = connectorId === AUTH_CONNECTOR_ID
  const signature = await (isEmbedded ? runTransaction(kit, request, { onSuccess: () => showList(kit) }) : request())
  if (typeof signature !== 'string' || !/^0x[0-9a-fA-F]+$/.test(signature)) {
    throw new WalletRequestError('', undefined, new TypeError('The wallet returned no signature for the revocation'))
  }
  return signature
}

/** Returns from the approval view to the list, or replaces it with the list when it opened the modal. */
function showList(kit: Kit): void {
  const { navigation } = kit.store.get()
  if (currentRoute(navigation).view !== 'ApproveTransaction') return
  if (navigation.history.at(-2)?.view === 'SmartSessionList') goBack(kit)
  else replace(kit, { view: 'SmartSessionList' })
}

function withRevoked(kit: Kit, pci: string) {
  const revokedAt = Date.now()
  return kit.store.get().smartSessions.sessions?.map((one) => (one.pci === pci ? { ...one, revokedAt } : one))
}
