/**
 * Whether a view belongs to what is switched on.
 *
 * Out     false, with a warning for the app's developers, for a view whose feature is off
 * Source  spec R-CFG-20, R-CFG-49, R-CFG-50, R-RECV-01, R-PAY-01
 */
import type { Kit } from '../kit.js'
import type { ViewName } from './views.js'

/** Views that make no sense without pairing. */
const NEEDING_PAIRING: readonly ViewName[] = ['ConnectingWalletConnectBasic', 'AllWallets']

/** Whether a view may be shown; a refusal is told to the console. */
export function isViewOn(kit: Kit, view: ViewName): boolean {
  const option = optionAgainst(kit, view)
  if (option !== undefined) kit.log.warn(`The view ${view} is not shown: \`${option}\` is off`)
  return option === undefined
}

function optionAgainst({ config, store }: Kit, view: ViewName): string | undefined {
  const { appFeatures, remoteFeatures } = store.get().config
  if (!appFeatures.receive && view === 'WalletReceive') return 'features.receive'
  if (!appFeatures.send && view.includes('Send')) return 'features.send'
  if (!appFeatures.pay && view.startsWith('Pay')) return 'features.pay'
  if (!appFeatures.smartSessions && view.startsWith('SmartS')) return 'features.smartSessions'
  if (!remoteFeatures.swaps && view.startsWith('Swap')) return 'features.swaps'
  if (!remoteFeatures.onramp && /OnR|Buy/.test(view)) return 'features.onramp'
  if (!config.enablePairing && NEEDING_PAIRING.includes(view)) return 'enablePairing'
  if (view !== 'AllWallets') return undefined
  if (!config.enableWallets) return 'enableWallets'
  if (config.allWallets === 'HIDE') return 'allWallets'
  return appFeatures.allWallets ? undefined : 'features.allWallets'
}
