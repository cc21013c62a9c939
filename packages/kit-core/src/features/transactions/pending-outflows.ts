/**
 * What was moved out of an account, and the rows of its list that it was moved out of.
 *
 * In      asset   a bare address; undefined of the network's coin
 * Out     heldOf   the oldest first: all that is pending or was carried out while the page lives, but for approvals
 * Source  spec R-ACCT-140
 */
import type { TokenBalance } from '@bowline/api-client'
import { BIG_NUMBER_DECIMALS, formatUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { parseCaipAddress } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { AssetChange, TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { withHiddenTokens } from '../../wallets/account/hidden-tokens.js'
import { toFiatValue } from '../../wallets/account/total-value.js'
import { isNativeTokenAddress } from '../../wallets/network/native-token-aliases.js'
import { selectTrackedTransactions } from './select-pending.js'
import type { Outflow } from './subtract-outflows.js'

/** One thing that was moved out of an account. */
export type PendingOutflow = {
  readonly sent: TrackedTransaction
  readonly move: AssetChange
  readonly asset: string | undefined
}

/** All of it. */
export function getPendingOutflows(kit: Kit, account: CaipAddress): readonly PendingOutflow[] {
  const { caipNetworkId } = parseCaipAddress(account)
  return selectTrackedTransactions(kit.store.get())
    .filter(({ account: owner, kind, status }) => owner === account && kind !== 'approval' && isMoving(status))
    .flatMap((sent) =>
      sent.moves
        .filter(({ direction }) => direction === 'out')
        .map((move) => ({ sent, move, asset: assetOf(caipNetworkId, move.asset) })),
    )
    .reverse()
}

function isMoving(status: TrackedTransaction['status']): boolean {
  return status === 'pending' || status === 'confirmed'
}

/** What an address names: undefined where it stands for the coin. */
export function assetOf(caipNetworkId: string, asset: string | undefined): string | undefined {
  return asset === undefined || isNativeTokenAddress(caipNetworkId, asset) ? undefined : asset
}

/** In base units. */
export function toOutflowUnits({ sent, move }: PendingOutflow, decimals: number): Outflow {
  return {
    amount: parseUnitsTruncated(move.amount, decimals),
    before: move.before === undefined ? undefined : parseUnitsTruncated(move.before, decimals),
    isEnded: sent.status === 'confirmed',
  }
}

/** The row of an asset, among those that the list leaves out too. */
export function findTokenRow(tokens: readonly TokenBalance[], asset: string | undefined): TokenBalance | undefined {
  return withHiddenTokens(tokens).find((token) => isOf(token, asset))
}

function isOf({ address }: TokenBalance, asset: string | undefined): boolean {
  if (address === undefined || asset === undefined) return address === asset
  return isSameAddress(address.slice(address.lastIndexOf(':') + 1), asset)
}

/** A row with another amount, and its worth. */
export function withQuantity({ price, value, ...token }: TokenBalance, numeric: string): TokenBalance {
  return {
    ...token,
    quantity: { ...token.quantity, numeric },
    ...(price !== undefined && { price, value: Number(formatUnits(toFiatValue(price, numeric), BIG_NUMBER_DECIMALS)) }),
  }
}
