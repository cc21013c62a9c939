/**
 * What was moved out of an account, and the rows of its list that it was moved out of.
 *
 * In      asset   a bare address; undefined of the network's coin
 * Out     heldOf   the oldest first: all that is pending or was carried out while the page lives, but for approvals
 * Source  spec R-ACCT-140
 */
import type { TokenBalance } from '@bowline/api-client'
import { cutUnits } from '../../base/amount/cut-units.js'
import { BIG_NUMBER_DECIMALS, formatUnits } from '../../base/amount/parse-units.js'
import { parseCaipAddress } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { FollowedTransaction, SentMove } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { withLeftOut } from '../../wallets/account/left-out-tokens.js'
import { worthOf } from '../../wallets/account/total-value.js'
import { standsForCoin } from '../../wallets/network/coin-stand-ins.js'
import type { Moved } from './less-moved.js'
import { selectFollowed } from './select-pending.js'

/** One thing that was moved out of an account. */
export type Held = { readonly sent: FollowedTransaction; readonly move: SentMove; readonly asset: string | undefined }

/** All of it. */
export function heldOf(kit: Kit, account: CaipAddress): readonly Held[] {
  const { caipNetworkId } = parseCaipAddress(account)
  return selectFollowed(kit.store.get())
    .filter(({ account: owner, kind, status }) => owner === account && kind !== 'approval' && isMoving(status))
    .flatMap((sent) =>
      sent.moves
        .filter(({ direction }) => direction === 'out')
        .map((move) => ({ sent, move, asset: assetOf(caipNetworkId, move.asset) })),
    )
    .reverse()
}

function isMoving(status: FollowedTransaction['status']): boolean {
  return status === 'pending' || status === 'confirmed'
}

/** What an address names: undefined where it stands for the coin. */
export function assetOf(caipNetworkId: string, asset: string | undefined): string | undefined {
  return asset === undefined || standsForCoin(caipNetworkId, asset) ? undefined : asset
}

/** In base units. */
export function movedOf({ sent, move }: Held, decimals: number): Moved {
  return {
    amount: cutUnits(move.amount, decimals),
    before: move.before === undefined ? undefined : cutUnits(move.before, decimals),
    isEnded: sent.status === 'confirmed',
  }
}

/** The row of an asset, among those that the list leaves out too. */
export function rowOf(tokens: readonly TokenBalance[], asset: string | undefined): TokenBalance | undefined {
  return withLeftOut(tokens).find((token) => isOf(token, asset))
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
    ...(price !== undefined && { price, value: Number(formatUnits(worthOf(price, numeric), BIG_NUMBER_DECIMALS)) }),
  }
}
