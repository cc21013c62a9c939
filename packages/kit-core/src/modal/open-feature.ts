import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import type { RouteData } from '../navigation/state.js'
import { openOnramp } from '../onramp/open-onramp.js'
import { openSwap } from '../swap/open-swap.js'
import type { OpenParams } from './open.js'

/** Opens the modal at a feature whose code is loaded on demand. */
export function openFeature(
  kit: Kit,
  params: OpenParams,
  namespaceFilter: Namespace | undefined,
  connectData: RouteData | undefined,
): void {
  if (params.view === 'Swap') openSwap(kit, params, namespaceFilter, connectData)
  else openOnramp(kit, namespaceFilter, connectData)
}
