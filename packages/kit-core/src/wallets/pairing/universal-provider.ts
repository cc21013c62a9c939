/**
 * The provider of a paired wallet in the universal adapter, for a namespace without an adapter package. Forwards requests to
 * the wallet. On EVM, serves accounts and chain id, and switches between approved networks, without a request.
 *
 * In      session  WalletConnect session of the wallet
 *         network  returns the network that requests are sent for
 *         move     called when the page switches to another approved network
 * Source  EIP-1193, EIP-3326
 */

import { isCaipNetworkId } from '../../base/caip/caip.js'
import { getFamily } from '../../base/caip/families.js'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { WalletRequestError } from '../../base/errors/errors.js'
import { safeGet } from '../../base/validation/safe-get.js'
import type { PairedSession } from '../../core/adapter/transport.js'
import { getPairedAccounts } from './paired-connection.js'
import { toPairedError } from './paired-error.js'

/** A provider on top of a paired session. */
export interface UniversalProvider {
  readonly session: PairedSession
  request(request: { method: string; params?: unknown }): Promise<unknown>
}

/** Dependencies of a paired provider. */
export type UniversalProviderOptions = {
  readonly session: PairedSession
  readonly network: () => CaipNetworkId
  readonly move: (caipNetworkId: CaipNetworkId) => void
}

export function createUniversalProvider(
  namespace: Namespace,
  { session, network, move }: UniversalProviderOptions,
): UniversalProvider {
  const isApproved = (id: unknown): id is CaipNetworkId =>
    isCaipNetworkId(id) && (session.namespaces()[namespace]?.caipNetworkIds.includes(id) ?? false)
  return {
    session,
    async request({ method, params = [] }) {
      if (getFamily(namespace).isEip1193) {
        if (method === 'eth_accounts' || method === 'eth_requestAccounts') {
          return getPairedAccounts(session, namespace, network()).map(({ address }) => address)
        }
        if (method === 'eth_chainId') return `0x${BigInt(network().slice(namespace.length + 1)).toString(16)}`
        const wanted = method === 'wallet_switchEthereumChain' ? `${namespace}:${parseSwitch(params)}` : undefined
        if (isApproved(wanted)) {
          move(wanted)
          return null
        }
      }
      try {
        return await session.request({ caipNetworkId: network(), method, params })
      } catch (error) {
        throw toPairedError(error)
      }
    },
  }
}

/** The chain id of an EIP-3326 request, in decimal. */
function parseSwitch(params: unknown): string {
  const chainId = safeGet(Array.isArray(params) ? params[0] : undefined, 'chainId')
  if (typeof chainId !== 'string' || !/^0x[0-9a-f]{1,14}$/i.test(chainId)) {
    throw new WalletRequestError('Expected a chainId in hexadecimal', -32602)
  }
  return BigInt(chainId).toString()
}
