/**
 * What a wallet can do, by its own report. One request per connection and account, shared by all callers.
 *
 * In      namespace, connectorId, address  of a connected account
 * Out     capabilities keyed by hex chain id; undefined where the adapter cannot ask
 * Throws  what the adapter throws. A wallet that does not have the request, or whose user refused it, is not asked again
 *         while it is connected; after any other failure the next caller asks again.
 * Source  EIP-5792; spec R-ADPT-11, R-ADPT-137
 */
import { perOwner } from '../../base/async/scope.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { Kit } from '../../kit.js'
import type { Adapter } from './adapter.js'
import { isMethodUnsupported } from './is-method-unsupported.js'
import { getWalletErrorDetails } from './wallet-error-details.js'

type Capabilities = ReturnType<NonNullable<Adapter['getCapabilities']>>

/** Whose capabilities. */
export type CapabilitiesParams = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly address: string
}

const requests = perOwner(() => new Map<string, Capabilities>())

/** The wallet's capabilities for an account. */
export function fetchCapabilities(kit: Kit, params: CapabilitiesParams): Capabilities | undefined {
  const { namespace, connectorId, address } = params
  const adapter = kit.adapters.get(namespace)
  if (!adapter?.getCapabilities) return undefined
  const known = requests(kit)
  const key = JSON.stringify([namespace, connectorId, address])
  const asked = known.get(key)
  if (asked) return asked
  const request = adapter.getCapabilities({ connectorId, address })
  const forget = () => {
    stop()
    if (known.get(key) === request) known.delete(key)
  }
  const stop = kit.store.subscribe(() => {
    if (!isConnected(kit, params)) forget()
  })
  known.set(key, request)
  request.catch((error: unknown) => {
    if (!isFinal(error)) forget()
  })
  return request
}

function isFinal(error: unknown): boolean {
  return isKitError(error, 'wallet/user-rejected') || isMethodUnsupported(getWalletErrorDetails(error))
}

function isConnected(kit: Kit, { namespace, connectorId, address }: CapabilitiesParams): boolean {
  const connections = kit.store.get().connect.connections[namespace] ?? []
  return connections.some(
    (connection) =>
      connection.connectorId === connectorId &&
      connection.accounts.some((account) => isSameAddress(account.address, address)),
  )
}
