import type { Namespace } from '../../base/caip/namespace.js'
import type { RouteData } from '../../core/state/navigation-state.js'
import { openOnramp } from '../../features/onramp/open-onramp.js'
import { openSwap } from '../../features/swap/open-swap.js'
import type { Kit } from '../../kit.js'
import type { OpenParams } from '../../navigation/open-params.js'

/** Opens the modal at Swap, or at the on-ramp for any other view. `open` loads this file for those two views only. */
export function openFeature(
  kit: Kit,
  params: OpenParams,
  namespaceFilter: Namespace | undefined,
  connectData: RouteData | undefined,
): void {
  if (params.view === 'Swap') openSwap(kit, params, namespaceFilter, connectData)
  else openOnramp(kit, namespaceFilter, connectData)
}
