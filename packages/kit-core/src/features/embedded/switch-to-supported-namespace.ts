/**
 * Makes a namespace that the embedded wallet supports active, when a login starts.
 *
 * Throws  EmbeddedNetworkError  the embedded wallet supports none of the app's networks
 * Source  spec R-CONN-74, R-CONN-75
 */

import { setActiveNamespace } from '../../core/state/set-active-network.js'
import type { Kit } from '../../kit.js'
import { EmbeddedNetworkError } from './auth-errors.js'
import { getEmbeddedNamespaces } from './embedded-namespaces.js'

/** Keeps the active namespace if it is supported; else activates that of the app's first supported network. */
export function switchToSupportedNamespace(kit: Kit): void {
  const namespaces = getEmbeddedNamespaces(kit)
  const [first] = kit.config.networks
    .map(({ chainNamespace }) => chainNamespace)
    .filter((ns) => namespaces.includes(ns))
  if (first === undefined) throw new EmbeddedNetworkError()
  if (!namespaces.includes(kit.store.get().network.activeNamespace)) setActiveNamespace(kit, first)
}
