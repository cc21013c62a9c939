/**
 * Finds amounts sent from an account that its fetched balances may not include yet, and the rows of the token list they were sent
 * from. `pending-balances.ts` uses them to correct the displayed balances.
 *
 * In      asset   a bare address; undefined for the native token
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
import { selectTrackedTransactions } from './select-tracked-transactions.js'
import type { Outflow } from './subtract-outflows.js'

/** An amount that a tracked transaction sends from an account. `asset`: its bare address; undefined for the native token. */
export type PendingOutflow = {
  readonly sent: TrackedTransaction
  readonly move: AssetChange
  readonly asset: string | undefined
}

/** Outflows of the account's tracked transactions that are pending or confirmed, oldest first. Approvals have none. */
export function getPendingOutflows(kit: Kit, account: CaipAddress): readonly PendingOutflow[] {
  const { caipNetworkId } = parseCaipAddress(account)
  return selectTrackedTransactions(kit.store.get())
    .filter(({ account: owner, kind, status }) => owner === account && kind !== 'approval' && isMoving(status))
    .flatMap((sent) =>
      sent.moves
        .filter(({ direction }) => direction === 'out')
        .map((move) => ({ sent, move, asset: normalizeAsset(caipNetworkId, move.asset) })),
    )
    .reverse()
}

function isMoving(status: TrackedTransaction['status']): boolean {
  return status === 'pending' || status === 'confirmed'
}

/** Normalizes an asset: undefined when the address is an alias of the native token. */
export function normalizeAsset(caipNetworkId: string, asset: string | undefined): string | undefined {
  return asset === undefined || isNativeTokenAddress(caipNetworkId, asset) ? undefined : asset
}

/** Converts an outflow to base units; `isEnded` means confirmed. */
export function toOutflowUnits({ sent, move }: PendingOutflow, decimals: number): Outflow {
  return {
    amount: parseUnitsTruncated(move.amount, decimals),
    before: move.before === undefined ? undefined : parseUnitsTruncated(move.before, decimals),
    isEnded: sent.status === 'confirmed',
  }
}

/** The asset's row in a token list, hidden ones included; undefined without one. */
export function findTokenRow(tokens: readonly TokenBalance[], asset: string | undefined): TokenBalance | undefined {
  return withHiddenTokens(tokens).find((token) => isOf(token, asset))
}

function isOf({ address }: TokenBalance, asset: string | undefined): boolean {
  if (address === undefined || asset === undefined) return address === asset
  return isSameAddress(address.slice(address.lastIndexOf(':') + 1), asset)
}

/** Copies a row with another balance (decimal text) and the fiat value of that balance. */
export function withQuantity({ price, value, ...token }: TokenBalance, numeric: string): TokenBalance {
  return {
    ...token,
    quantity: { ...token.quantity, numeric },
    ...(price !== undefined && { price, value: Number(formatUnits(toFiatValue(price, numeric), BIG_NUMBER_DECIMALS)) }),
  }
}
