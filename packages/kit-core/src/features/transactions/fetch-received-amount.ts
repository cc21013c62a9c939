/**
 * Asks what of a payment has reached its receiver, and what of a token a swap has brought, once the chain has carried it out. Of a
 * payment a node that does not tell is asked again.
 *
 * In      settledAs   the transaction that stands for it in the chain
 * Out     decimal text; undefined where nobody tells, and for what is neither
 * Throws  nothing
 * Source  spec R-PAY-24, R-PAY-25, R-SWAP-128
 */
import { formatUnits } from '../../base/amount/parse-units.js'
import { pause, withTimeout } from '../../base/async/pause.js'
import { parseCaipAddress, parseCaipNetworkId } from '../../base/caip/caip.js'
import type { AssetChange, TrackedTransaction } from '../../core/state/pending-state.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

const NODE_LIMIT_MS = 10_000
const PAUSES_MS = [2_000, 10_000]

/** What asks; undefined where there is nothing to ask, or nobody. */
export function createReceivedAmountFetcher(
  kit: Kit,
  sent: TrackedTransaction,
  settledAs = sent.hash,
): (() => Promise<string | undefined>) | undefined {
  const { caipNetworkId } = sent
  const network = selectNetwork(kit.store.get(), caipNetworkId)
  const readArrival = kit.adapters.get(parseCaipNetworkId(caipNetworkId).namespace)?.getReceivedAmount
  const { to, move } = awaitedOf(sent)
  const decimals = move?.decimals
  if (!network || !readArrival || to === undefined || decimals === undefined) return undefined
  // A swap pays from the exchange's contract.
  const from = sent.kind === 'payment' ? parseCaipAddress(sent.account).address : undefined
  const ask = () =>
    withTimeout(readArrival({ hash: settledAs, to, from, tokenAddress: move?.asset, network }), NODE_LIMIT_MS)
  return async () => {
    const signal = kit.lifetime()
    for (const pauseMs of [...(sent.kind === 'payment' ? PAUSES_MS : []), undefined]) {
      const value = await ask().catch(() => undefined)
      if (value !== undefined) return formatUnits(value, decimals)
      if (pauseMs !== undefined) await pause(pauseMs, signal)
      if (signal.aborted) break
    }
    return undefined
  }
}

type Awaited = { readonly to?: string | undefined; readonly move?: AssetChange | undefined }

/** Whom something is to reach, and what. Of the coin that a swap brings the fee is taken, so that nothing tells it. */
function awaitedOf({ kind, account, receiver, moves }: TrackedTransaction): Awaited {
  if (kind === 'payment') return { to: receiver, move: moves[0] }
  const move = moves.find(({ direction, asset }) => direction === 'in' && asset !== undefined)
  return kind === 'swap' && move ? { to: parseCaipAddress(account).address, move } : {}
}
