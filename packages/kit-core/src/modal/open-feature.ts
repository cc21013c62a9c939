import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { openOnramp } from '../onramp/open-onramp.js'
import { openSwap } from '../swap/open-swap.js'
import type { OpenParams } from './open.js'

/** Opens the modal at a feature whose code is loaded on demand. */
export function openFeature(kit: Kit, params: OpenParams, namespaceFilter: Namespace | undefined): void {
  if (params.view === 'Swap') openSwap(kit, params, namespaceFilter)
  else openOnramp(kit, namespaceFilter)
}
