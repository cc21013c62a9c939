/**
 * Carries out `grantPermissions`: validates the request, checks the wallet's capabilities, registers a session at the data
 * service, adds the service's co-signer key to the signers, prompts the wallet, parses its response, and activates the session.
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
import { parseGrantResponse } from './parse-grant.js'
import { parsePermissionsRequest } from './parse-permissions-request.js'
import type { GrantedPermissions, PermissionsRequest } from './request.js'
import { selectSmartSessions } from './select-smart-sessions.js'
import { activateSession, registerSession } from './session-service.js'
import { closeCreated, showCreated } from './show-created.js'
import { getSmartSessionContext, type SmartSessionContext } from './smart-session-context.js'
import { updateSmartSessions } from './update-smart-sessions.js'

/** `input`: the request as passed by the app. */
export async function grant(kit: Kit, input: unknown): Promise<GrantedPermissions> {
  const back = waitForReconnect(kit)
  if (back) await back
  const context = getSmartSessionContext(kit)
  const request = parsePermissionsRequest(input, Math.floor(Date.now() / 1_000))
  await assertCapable(kit, context, request)
  const { pci, key } = await register(kit, context, request)
  const keys = [key, ...request.signer.data.keys]
  const params = { address: context.address, ...request, signer: { ...request.signer, data: { keys } } }
  const granted = parseGrantResponse(await promptWallet(kit, context, params), request, context.address)
  await activate(kit, context, { pci, granted: granted.response })
  const { chainId, address, expiry, permissions } = granted
  addGranted(kit, context, { pci, permissions, expiresAtMs: expiry * 1_000 })
  return { chainId, address, expiry, permissions, context: pci, walletContext: granted.response.context }
}

async function register(kit: Kit, context: SmartSessionContext, request: PermissionsRequest) {
  try {
    return await registerSession(kit, context, request)
  } catch (error) {
    if (isApiError(error, 'api/unsupported-network')) throw new ChainNotSupportedError(error)
    throw new SmartSessionRegisterError(error)
  }
}

async function promptWallet(kit: Kit, context: SmartSessionContext, permissions: object): Promise<unknown> {
  const { namespace, connectorId } = context
  const { grantPermissions } = getAdapter(kit, namespace)
  if (!grantPermissions) throw new CapabilityMissingError(namespace, 'grantPermissions')
  const request = async () => {
    try {
      return await grantPermissions({ connectorId, permissions })
    } catch (error) {
      throw parseWalletError(error)
    }
  }
  if (connectorId !== AUTH_CONNECTOR_ID) return request()
  return runTransaction(kit, request, { onSuccess: () => showCreated(kit) })
}

async function activate(
  kit: Kit,
  context: SmartSessionContext,
  params: { readonly pci: string; readonly granted: object },
): Promise<void> {
  let cause: unknown
  try {
    if (await activateSession(kit, context, params)) return
  } catch (error) {
    cause = error
  }
  const error = new SmartSessionActivateError(cause)
  if (context.connectorId === AUTH_CONNECTOR_ID) closeCreated(kit, error)
  throw error
}

function addGranted(
  kit: Kit,
  context: SmartSessionContext,
  granted: {
    readonly pci: string
    readonly permissions: GrantedPermissions['permissions']
    readonly expiresAtMs: number
  },
): void {
  const state = kit.store.get()
  if (selectActiveAccount(state)?.caipAddress !== context.caipAddress) return
  const { status } = selectSmartSessions(state)
  updateSmartSessions(kit, context.caipAddress, { granted })
  if (status === undefined) return
  fetchSmartSessions(kit).catch((error: unknown) => kit.log.debug('The smart sessions could not be refreshed', error))
}
