/**
 * A login of the embedded wallet on a family that it does not support first goes to one that it does.
 *
 * Throws  EmbeddedNetworkError  the app has no network that it supports
 * Source  spec R-CONN-74, R-CONN-75
 */

import { setActiveNamespace } from '../../core/state/set-active-network.js'
import type { Kit } from '../../kit.js'
import { EmbeddedNetworkError } from './auth-errors.js'
import { embeddedNamespacesOf } from './embedded-namespaces.js'

/** Makes a supported family the active one. */
export function switchToSupportedNamespace(kit: Kit): void {
  const namespaces = embeddedNamespacesOf(kit)
  const [first] = kit.config.networks
    .map(({ chainNamespace }) => chainNamespace)
    .filter((ns) => namespaces.includes(ns))
  if (first === undefined) throw new EmbeddedNetworkError()
  if (!namespaces.includes(kit.store.get().network.activeNamespace)) setActiveNamespace(kit, first)
}
