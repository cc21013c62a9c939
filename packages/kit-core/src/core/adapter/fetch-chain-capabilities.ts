/**
 * What a wallet can do on one network, as it reports it for that network and for all networks (`0x0`).
 *
 * Out     fetchChainCapabilities   `{}` when the wallet reports nothing for the network, or does not have the request. Undefined
 *                                  when that is unknown: the wallet did not respond within 2 s, or failed
 *         fetchBatchSupport        how the wallet runs a batch of calls
 * Source  EIP-5792; spec R-CALLS-02, R-SESS-20
 */
import { withTimeout } from '../../base/async/pause.js'
import { isRecord } from '../../base/validation/guard.js'
import type { Kit } from '../../kit.js'
import { type CapabilitiesParams, fetchCapabilities, isRefusal } from './wallet-capabilities.js'

const CAPABILITIES_TIMEOUT_MS = 2_000

/** Key of what a wallet can do on every network. */
const ALL_CHAINS = '0x0'

/** `chainId`: decimal or hex. */
export type ChainCapabilitiesParams = CapabilitiesParams & { readonly chainId: string | number }

export async function fetchChainCapabilities(
  kit: Kit,
  { chainId, ...params }: ChainCapabilitiesParams,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const requested = fetchCapabilities(kit, params)
    if (!requested) return {}
    const capabilities = await withTimeout(requested, CAPABILITIES_TIMEOUT_MS)
    if (!capabilities) return undefined
    const ofChain = (chain: string | number) => {
      const own = Object.entries(capabilities).find(([id]) => isSameChain(id, String(chain)))?.[1]
      return isRecord(own) ? own : {}
    }
    return { ...ofChain(ALL_CHAINS), ...ofChain(chainId) }
  } catch (error) {
    kit.log.debug('The wallet did not report its capabilities', error)
    return isRefusal(error) ? {} : undefined
  }
}

function isSameChain(one: string, other: string): boolean {
  return [one, other].every((id) => /^(0x[0-9a-f]+|\d+)$/i.test(id)) && BigInt(one) === BigInt(other)
}

/**
 * How a wallet runs a batch of calls on a network. `atomic`: all or none. `ready`: all or none, once its user has agreed to upgrade
 * the account. `ordered`: one after the other. `none`: it has no batches there. `unknown`: it did not say.
 */
export type BatchSupport = 'atomic' | 'ready' | 'ordered' | 'none' | 'unknown'

/** Fetches how a wallet runs a batch. EIP-5792 wallets report it as the capability `atomic`. */
export async function fetchBatchSupport(kit: Kit, params: ChainCapabilitiesParams): Promise<BatchSupport> {
  if (!kit.adapters.get(params.namespace)?.sendCalls) return 'none'
  return toBatchSupport(await fetchChainCapabilities(kit, params))
}

function toBatchSupport(capabilities: Readonly<Record<string, unknown>> | undefined): BatchSupport {
  if (!capabilities) return 'unknown'
  const { atomic } = capabilities
  if (isRecord(atomic) && atomic.status === 'supported') return 'atomic'
  if (isRecord(atomic) && atomic.status === 'ready') return 'ready'
  return Object.keys(capabilities).length > 0 ? 'ordered' : 'none'
}
