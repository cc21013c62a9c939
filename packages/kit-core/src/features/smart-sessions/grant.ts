/**
 * Grants permissions: validate → capabilities → register → the co-signer's key first → the wallet → its answer → activate.
 *
 * Out, Throws  as `grantPermissions`
 * Source       spec R-SESS-19 to 29, R-SESS-37, R-STACK-01, R-CONN-149
 */
import { isApiError } from '@bowline/api-client'
import { CapabilityMissingError, ChainNotSupportedError } from '../../base/errors/errors.js'
import { getAdapter } from '../../core/adapter/get-adapter.js'
import { parseWalletError } from '../../core/adapter/parse-wallet-error.js'
import { AUTH_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { selectActiveAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { runTransaction } from '../../navigation/run-transaction.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { assertCapable } from './assert-capable.js'
import { SmartSessionActivateError, SmartSessionRegisterError } from './errors.js'
import { fetchSmartSessions } from './fetch-smart-sessions.js'
import { readGrantAnswer } from './parse-grant.js'
import { readPermissionsRequest } from './parse-permissions-request.js'
import type { GrantedPermissions, PermissionsRequest } from './request.js'
import { selectSmartSessions } from './select-smart-sessions.js'
import { activateSession, registerSession } from './session-service.js'
import { closeCreated, showCreated } from './show-created.js'
import { getSmartSessionContext, type SmartSessionContext } from './smart-session-context.js'
import { updateSmartSessions } from './update-smart-sessions.js'

/** Asks for permissions. */
export async function grant(kit: Kit, given: unknown): Promise<GrantedPermissions> {
  const back = waitForReconnect(kit)
  if (back) await back
  const place = getSmartSessionContext(kit)
  const request = readPermissionsRequest(given, Math.floor(Date.now() / 1_000))
  await assertCapable(kit, place, request)
  const { pci, key } = await register(kit, place, request)
  const keys = [key, ...request.signer.data.keys]
  const asked = { address: place.address, ...request, signer: { ...request.signer, data: { keys } } }
  const granted = readGrantAnswer(await askWallet(kit, place, asked), request, place.address)
  await activate(kit, place, { pci, granted: granted.answer })
  const { chainId, address, expiry, permissions } = granted
  note(kit, place, { pci, permissions, expiresAtMs: expiry * 1_000 })
  return { chainId, address, expiry, permissions, context: pci }
}

async function register(kit: Kit, place: SmartSessionContext, request: PermissionsRequest) {
  try {
    return await registerSession(kit, place, request)
  } catch (error) {
    if (isApiError(error, 'api/unsupported-network')) throw new ChainNotSupportedError(error)
    throw new SmartSessionRegisterError(error)
  }
}

async function askWallet(kit: Kit, place: SmartSessionContext, permissions: object): Promise<unknown> {
  const { namespace, connectorId } = place
  const { grantPermissions } = getAdapter(kit, namespace)
  if (!grantPermissions) throw new CapabilityMissingError(namespace, 'grantPermissions')
  const ask = async () => {
    try {
      return await grantPermissions({ connectorId, permissions })
    } catch (error) {
      throw parseWalletError(error)
    }
  }
  if (connectorId !== AUTH_CONNECTOR_ID) return ask()
  return runTransaction(kit, ask, { onSuccess: () => showCreated(kit) })
}

async function activate(
  kit: Kit,
  place: SmartSessionContext,
  asked: { readonly pci: string; readonly granted: object },
): Promise<void> {
  let cause: unknown
  try {
    if (await activateSession(kit, place, asked)) return
  } catch (error) {
    cause = error
  }
  const error = new SmartSessionActivateError(cause)
  if (place.connectorId === AUTH_CONNECTOR_ID) closeCreated(kit, error)
  throw error
}

function note(
  kit: Kit,
  place: SmartSessionContext,
  granted: {
    readonly pci: string
    readonly permissions: GrantedPermissions['permissions']
    readonly expiresAtMs: number
  },
): void {
  const state = kit.store.get()
  if (selectActiveAccount(state)?.caipAddress !== place.caipAddress) return
  const { status } = selectSmartSessions(state)
  updateSmartSessions(kit, place.caipAddress, { granted })
  if (status === undefined) return
  fetchSmartSessions(kit).catch((error: unknown) => kit.log.debug('The smart sessions could not be read anew', error))
}
