/**
 * Capabilities that a wallet reports, for tokens that it lists and for smart sessions. One request per connection and account,
 * shared by all callers.
 *
 * In      namespace, connectorId, address  of a connected account
 * Out     capabilities keyed by hex chain id; undefined when the adapter cannot request them
 * Throws  what the adapter throws. A wallet that does not support the request, or whose user rejected it, is not asked again
 *         while it is connected. After any other failure the next caller sends the request again.
 * Source  EIP-5792; spec R-ADPT-11, R-ADPT-137
 */
import { perOwner } from '../../base/async/per-owner.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { isKitError } from '../../base/errors/kit-error.js'
import type { Kit } from '../../kit.js'
import type { Adapter } from './adapter.js'
import { isMethodUnsupported } from './is-method-unsupported.js'
import { getWalletErrorDetails } from './wallet-error-details.js'

type Capabilities = ReturnType<NonNullable<Adapter['getCapabilities']>>

/** The connected account to read capabilities for. */
export type CapabilitiesParams = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly address: string
}

const requests = perOwner(() => new Map<string, Capabilities>())

export function fetchCapabilities(kit: Kit, params: CapabilitiesParams): Capabilities | undefined {
  const { namespace, connectorId, address } = params
  const adapter = kit.adapters.get(namespace)
  if (!adapter?.getCapabilities) return undefined
  const known = requests(kit)
  const key = JSON.stringify([namespace, connectorId, address])
  const pending = known.get(key)
  if (pending) return pending
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
    if (!isRefusal(error)) forget()
  })
  return request
}

/** Whether the wallet does not have the request, or its user rejected it. */
export function isRefusal(error: unknown): boolean {
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
