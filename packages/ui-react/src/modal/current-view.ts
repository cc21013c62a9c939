import { currentRoute, type KitState, type ViewName } from '@bowline/kit-core'
import { VIEW_ROWS } from './views.js'

/** Name of the wallet or connector that a connecting view shows as its heading; undefined for other views. */
export function selectWalletTitle({ navigation }: KitState): string | undefined {
  const { view, data } = currentRoute(navigation)
  const { nameOf } = VIEW_ROWS[view]
  return nameOf && data[nameOf]?.name
}

/** Key of the mounted view: changes with the history entry and with the view. */
export function selectViewKey({ navigation }: KitState): string {
  return `${navigation.history.length}/${currentRoute(navigation).view}`
}

/** Selects the view on screen. */
export function selectView({ navigation }: KitState): ViewName {
  return currentRoute(navigation).view
}
