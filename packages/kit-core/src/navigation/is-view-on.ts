/**
 * Whether a view belongs to what is switched on.
 *
 * Out     false, with a warning for the app's developers, for a view whose feature is off
 * Source  spec R-CFG-20, R-CFG-49, R-CFG-50, R-RECV-01
 */
import type { Kit } from '../kit.js'
import type { ViewName } from './views.js'

/** Views that make no sense without pairing. */
const NEEDING_PAIRING: readonly ViewName[] = ['ConnectingWalletConnectBasic', 'AllWallets']

/** Features of views that have the first four letters of one in their names. */
const FEATURES_WITH_VIEWS = ['receive', 'send', 'swaps'] as const

/** Whether a view may be shown; a refusal is told to the console. */
export function isViewOn(kit: Kit, view: ViewName): boolean {
  const option = optionAgainst(kit, view)
  if (option !== undefined) kit.log.warn(`The view ${view} is not shown: \`${option}\` is off`)
  return option === undefined
}

function optionAgainst({ config, store }: Kit, view: ViewName): string | undefined {
  const { appFeatures, remoteFeatures } = store.get().config
  const features = { ...appFeatures, ...remoteFeatures }
  const off = FEATURES_WITH_VIEWS.find((name) => !features[name] && view.toLowerCase().includes(name.slice(0, 4)))
  if (off) return `features.${off}`
  if (!config.enablePairing && NEEDING_PAIRING.includes(view)) return 'enablePairing'
  if (view !== 'AllWallets') return undefined
  if (!config.enableWallets) return 'enableWallets'
  if (config.allWallets === 'HIDE') return 'allWallets'
  return appFeatures.allWallets ? undefined : 'features.allWallets'
}
