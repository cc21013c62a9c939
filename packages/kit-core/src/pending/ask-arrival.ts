/**
 * Asks what of a payment has reached its receiver, once the chain has carried it out. A node that does not tell is asked again.
 *
 * In      settledAs   the transaction that stands for it in the chain
 * Out     decimal text; undefined where nobody tells, and for what is no payment
 * Throws  nothing
 * Source  spec R-PAY-24, R-PAY-25
 */
import { formatUnits } from '../amount/parse-units.js'
import { parseCaipNetworkId } from '../caip/caip.js'
import type { Kit } from '../kit.js'
import { pause, withinTime } from '../lifecycle/pause.js'
import { selectNetwork } from '../network/select-network.js'
import type { FollowedTransaction } from './state.js'

const NODE_LIMIT_MS = 10_000
const PAUSES_MS = [2_000, 10_000]

/** What asks; undefined where there is nothing to ask, or nobody. */
export function arrivalOf(
  kit: Kit,
  { kind, caipNetworkId, receiver: to, moves: [paid], hash }: FollowedTransaction,
  settledAs = hash,
): (() => Promise<string | undefined>) | undefined {
  const network = selectNetwork(kit.store.get(), caipNetworkId)
  const readArrival = kit.adapters.get(parseCaipNetworkId(caipNetworkId).namespace)?.readArrival
  const decimals = paid?.decimals
  if (kind !== 'payment' || !network || !readArrival || to === undefined || decimals === undefined) return undefined
  const ask = () => withinTime(readArrival({ hash: settledAs, to, tokenAddress: paid?.asset, network }), NODE_LIMIT_MS)
  return async () => {
    const signal = kit.lifetime()
    for (const pauseMs of [...PAUSES_MS, undefined]) {
      const value = await ask().catch(() => undefined)
      if (value !== undefined) return formatUnits(value, decimals)
      if (pauseMs !== undefined) await pause(pauseMs, signal)
      if (signal.aborted) break
    }
    return undefined
  }
}
