/**
 * The row that leads to every wallet of the directory.
 *
 * Out     undefined where the row is not shown; the count is rounded down to tens once there are ten, 0 while unknown
 * Source  spec R-CONN-17, R-CFG-50, R-VIEW-09
 */

import { getDevice } from '../../base/browser/device.js'
import type { KitConfig } from '../../core/config/parse-options.js'
import { memoizeByKit } from '../../core/state/memoize-by-kit.js'
import type { KitState } from '../../state.js'

/** How many wallets lie behind the row. */
export type AllWalletsRow = {
  readonly count: number
  /** There may be more than `count`, which is shown by a plus. */
  readonly isRounded: boolean
}

const keep = memoizeByKit<AllWalletsRow>()

/** The row that leads to every wallet, if it is shown. */
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
