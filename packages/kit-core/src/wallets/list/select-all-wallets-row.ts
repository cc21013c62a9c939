/**
 * The row that leads to every wallet of the directory.
 *
 * Out     undefined when the row is hidden; the count is rounded down to tens from ten on, 0 while unknown
 * Source  spec R-CONN-17, R-CFG-50, R-VIEW-09
 */

import { getDevice } from '../../base/browser/device.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import type { KitState } from '../../state.js'

/** The "all wallets" row and its count. */
export type AllWalletsRow = {
  readonly count: number
  /** There may be more than `count`; the view adds a plus sign. */
  readonly isRounded: boolean
}

const keep = memoizeByOwner<AllWalletsRow>()

/** Returns the "all wallets" row; undefined when it is hidden. */
export function selectAllWalletsRow(state: KitState, config: KitConfig): AllWalletsRow | undefined {
  const isOff = !config.enableWallets || !config.enablePairing || config.allWallets === 'HIDE'
  if (isOff || !state.config.appFeatures.allWallets) return undefined
  if (config.allWallets === 'ONLY_MOBILE' && !getDevice().isMobile) return undefined
  const total = state.directory.count ?? 0
  return keep(config, [total], () => ({
    count: total < 10 ? total : Math.floor(total / 10) * 10,
    isRounded: total >= 10,
  }))
}
