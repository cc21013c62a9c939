/**
 * Checks that the wallet can grant a permissions request, as far as the wallet reports it. Runs before anything is registered. A
 * wallet that does not report its capabilities within 2 s passes.
 *
 * Throws  GrantUnsupportedError        a WalletConnect wallet has not approved `wallet_grantPermissions`
 *         PermissionUnsupportedError   the wallet does not list a requested permission, signer or policy type for the chain
 * Source  spec R-SESS-20, R-SESS-21; ERC-7715 (capabilities)
 */

import { safeGet } from '../../base/validation/safe-get.js'
import { fetchChainCapabilities } from '../../core/adapter/fetch-chain-capabilities.js'
import { getLiveSession, getSessionConnectorType } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { GrantUnsupportedError, type PermissionPart, PermissionUnsupportedError } from './errors.js'
import type { PermissionsRequest } from './request.js'
import type { SmartSessionContext } from './smart-session-context.js'

export async function assertCapable(
  kit: Kit,
  context: SmartSessionContext,
  request: PermissionsRequest,
): Promise<void> {
  const { namespace, connectorId } = context
  if (getSessionConnectorType(connectorId) === 'WALLET_CONNECT') {
    const methods = getLiveSession(kit, connectorId)?.namespaces()[namespace]?.methods ?? []
    if (!methods.includes('wallet_grantPermissions')) throw new GrantUnsupportedError()
  }
  const { address } = context
  const { chainId } = request
  const response = await fetchChainCapabilities(kit, { namespace, connectorId, address, chainId })
  const capabilities = safeGet(response, 'permissions')
  const { permissions, policies, signer } = request
  const requested: readonly (readonly [PermissionPart, string, readonly string[]])[] = [
    ['permission', 'permissionTypes', permissions.map(({ type }) => type)],
    ['signer', 'signerTypes', [signer.type]],
    ['policy', 'policyTypes', policies.map(({ type }) => type)],
  ]
  for (const [part, name, types] of requested) {
    const known = safeGet(capabilities, 'supported') === false ? [] : safeGet(capabilities, name)
    const missing = Array.isArray(known) ? types.find((type) => !known.includes(type)) : undefined
    if (missing !== undefined) throw new PermissionUnsupportedError(part, missing)
  }
}
