/** Keeps in the stored transactions what is known of the balances around them. */
import { formatUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { parseCaipAddress } from '../../base/caip/caip.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { normalizeAsset, type PendingOutflow } from './pending-outflows.js'
import { selectTrackedTransactions } from './select-tracked-transactions.js'
import { storeTransaction } from './stored-transactions.js'

/** What was sent of an asset. */
export type EndedOutflows = {
  readonly account: CaipAddress
  readonly asset: string | undefined
  readonly ended: readonly TrackedTransaction[]
  readonly decimals: number
}

/**
 * Uses the chain's balance as the new starting point: a fetched balance that matches it includes all confirmed
 * transactions.
 */
export function rebase(kit: Kit, { account, asset, ended, decimals }: EndedOutflows, units: bigint): void {
  const { caipNetworkId } = parseCaipAddress(account)
  for (const { hash } of ended) {
    change(kit, hash, (sent) => ({
      moves: sent.moves.map((move) => {
        const isHeld = move.direction === 'out' && normalizeAsset(caipNetworkId, move.asset) === asset
        return isHeld
          ? { ...move, before: formatUnits(units + parseUnitsTruncated(move.amount, decimals), decimals) }
          : move
      }),
    }))
  }
}

/** Marks transactions that a fetched balance includes, so that the next visit does not subtract them again. */
export function markReflected(kit: Kit, held: readonly PendingOutflow[]): void {
  for (const { sent } of held) {
    if (sent.status === 'confirmed' && !sent.isReflected) change(kit, sent.hash, () => ({ isReflected: true }))
  }
}

function change(kit: Kit, hash: string, patch: (sent: TrackedTransaction) => Partial<TrackedTransaction>): void {
  const tracked = selectTrackedTransactions(kit.store.get())
  const sent = tracked.find((other) => other.hash === hash)
  if (!sent) return
  const changed = { ...sent, ...patch(sent) }
  kit.store.set({ trackedTransactions: tracked.map((other) => (other === sent ? changed : other)) })
  storeTransaction(kit, changed)
}
