import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Kit } from '../../kit.js'
import { selectTrackedTransactions } from '../transactions/select-tracked-transactions.js'
import { getBareAddress } from './native-token.js'
import type { SwapScope } from './swap-scope.js'
import type { SwapPair } from './swap-service.js'

/**
 * Amount of the source token that the account's pending swaps will still take from the allowance, in base units. Source: spec
 * R-SWAP-118.
 */
export function getPendingAllowanceUse(kit: Kit, { caipAddress }: SwapScope, { from }: SwapPair): bigint {
  const state = kit.store.get()
  const decimals = state.swap.sourceToken?.decimals ?? 0
  return selectTrackedTransactions(state)
    .filter(({ kind, status, account }) => kind === 'swap' && status === 'pending' && account === caipAddress)
    .flatMap(({ moves: [given] }) =>
      isSameAddress(given?.asset ?? '', getBareAddress(from)) ? (given?.amount ?? '') : [],
    )
    .reduce((sum, amount) => sum + parseUnitsTruncated(amount, decimals), 0n)
}
