import { currentRoute, type KitState, type ViewName } from '@bowline/kit-core'
import { VIEW_ROWS } from './views.js'

/** Name of the wallet that a connecting view shows as its heading. */
export function selectWalletTitle({ navigation }: KitState): string | undefined {
  const { view, data } = currentRoute(navigation)
  const { nameOf } = VIEW_ROWS[view]
  return nameOf && data[nameOf]?.name
}

/** Key of a view's mount: changes with the history entry and with the view. */
export function selectViewKey({ navigation }: KitState): string {
  return `${navigation.history.length}/${currentRoute(navigation).view}`
}

/** Selects the view on screen. */
export function selectView({ navigation }: KitState): ViewName {
  return currentRoute(navigation).view
}
