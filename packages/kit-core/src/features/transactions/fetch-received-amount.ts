/**
 * Fetches how much of a payment its recipient got, or how much of a token a swap gave, when the transaction is confirmed. For a
 * payment, retries twice when the node does not know.
 *
 * Source  spec R-PAY-24, R-PAY-25, R-SWAP-128
 */
import { formatUnits } from '../../base/amount/parse-units.js'
import { pause, withTimeout } from '../../base/async/pause.js'
import { parseCaipAddress, parseCaipNetworkId } from '../../base/caip/caip.js'
import type { AssetChange, TrackedTransaction } from '../../core/state/pending-state.js'
import { selectNetwork } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'

const NODE_TIMEOUT_MS = 10_000
const PAUSES_MS = [2_000, 10_000]

/**
 * Returns a function that fetches the amount as decimal text, undefined when no node knows it. Returns undefined for other
 * kinds of transactions, for a swap to the native token, and when the adapter cannot. `settledAs`: hash of the transaction that
 * is on chain.
 */
export function createReceivedAmountFetcher(
  kit: Kit,
  sent: TrackedTransaction,
  settledAs = sent.hash,
): (() => Promise<string | undefined>) | undefined {
  const { caipNetworkId } = sent
  const network = selectNetwork(kit.store.get(), caipNetworkId)
  const getReceivedAmount = kit.adapters.get(parseCaipNetworkId(caipNetworkId).namespace)?.getReceivedAmount
  const { to, move } = getExpected(sent)
  const decimals = move?.decimals
  if (!network || !getReceivedAmount || to === undefined || decimals === undefined) return undefined
  // A swap pays from the exchange's contract, so its sender is not known.
  const from = sent.kind === 'payment' ? parseCaipAddress(sent.account).address : undefined
  const fetchAmount = () =>
    withTimeout(getReceivedAmount({ hash: settledAs, to, from, tokenAddress: move?.asset, network }), NODE_TIMEOUT_MS)
  return async () => {
    const signal = kit.lifetime()
    for (const pauseMs of [...(sent.kind === 'payment' ? PAUSES_MS : []), undefined]) {
      const value = await fetchAmount().catch(() => undefined)
      if (value !== undefined) return formatUnits(value, decimals)
      if (pauseMs !== undefined) await pause(pauseMs, signal)
      if (signal.aborted) break
    }
    return undefined
  }
}

type Expected = { readonly to?: string | undefined; readonly move?: AssetChange | undefined }

/**
 * Recipient and asset of the amount to fetch. The native token a swap gives is excluded, because the fee hides the
 * amount.
 */
function getExpected({ kind, account, recipient, moves }: TrackedTransaction): Expected {
  if (kind === 'payment') return { to: recipient, move: moves[0] }
  const move = moves.find(({ direction, asset }) => direction === 'in' && asset !== undefined)
  return kind === 'swap' && move ? { to: parseCaipAddress(account).address, move } : {}
}
