/**
 * Whether the wallet can grant what is asked for, as far as it says so itself. Nothing is registered before.
 *
 * Throws  GrantUnsupportedError        a paired wallet that has not approved the method
 *         PermissionUnsupportedError   a type that the wallet does not name for the chain
 * Source  spec R-SESS-20, R-SESS-21; ERC-7715 (capabilities)
 */

import { withTimeout } from '../../base/async/pause.js'
import { isRecord } from '../../base/validation/guard.js'
import { fetchCapabilities } from '../../core/adapter/wallet-capabilities.js'
import { liveSession, sessionType } from '../../core/state/live-pairing.js'
import type { Kit } from '../../kit.js'
import { GrantUnsupportedError, type PermissionPart, PermissionUnsupportedError } from './errors.js'
import type { PermissionsRequest } from './request.js'
import type { SmartSessionContext } from './smart-session-context.js'

/** Refuses what the wallet cannot grant. */
export async function assertCapable(kit: Kit, place: SmartSessionContext, request: PermissionsRequest): Promise<void> {
  const { namespace, connectorId } = place
  if (sessionType(connectorId) === 'WALLET_CONNECT') {
    const methods = liveSession(kit, connectorId)?.namespaces()[namespace]?.methods ?? []
    if (!methods.includes('wallet_grantPermissions')) throw new GrantUnsupportedError()
  }
  const stated = await readStated(kit, place, request.chainId)
  if (!isRecord(stated)) return
  const { permissions, policies, signer } = request
  const asked: readonly (readonly [PermissionPart, string, readonly string[]])[] = [
    ['permission', 'permissionTypes', permissions.map(({ type }) => type)],
    ['signer', 'signerTypes', [signer.type]],
    ['policy', 'policyTypes', policies.map(({ type }) => type)],
  ]
  for (const [part, name, types] of asked) {
    const known: unknown = stated.supported === false ? [] : stated[name]
    const missing = Array.isArray(known) ? types.find((type) => !known.includes(type)) : undefined
    if (missing !== undefined) throw new PermissionUnsupportedError(part, missing)
  }
}

const CAPABILITIES_LIMIT_MS = 2_000

/** What the wallet says of permissions on a chain. A wallet that does not answer in time says nothing. */
async function readStated(kit: Kit, { namespace, connectorId, address }: SmartSessionContext, chainId: string) {
  try {
    const asked = fetchCapabilities(kit, { namespace, connectorId, address })
    const capabilities = asked && (await withTimeout(asked, CAPABILITIES_LIMIT_MS))
    const own = Object.entries(capabilities ?? {}).find(([id]) => isSameChain(id, chainId))?.[1]
    return isRecord(own) ? own.permissions : undefined
  } catch (error) {
    kit.log.debug('The wallet did not tell its capabilities', error)
    return undefined
  }
}

function isSameChain(one: string, other: string): boolean {
  return /^(0x[0-9a-f]+|\d+)$/i.test(one) && BigInt(one) === BigInt(other)
}
