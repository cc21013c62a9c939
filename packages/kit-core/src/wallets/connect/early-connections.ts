import { perOwner } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'

/**
 * Namespaces whose adapter reported connections made outside the kit before the stored ones were restored. The adapter
 * is asked to report them again afterwards.
 */
export const earlyNamespaces = perOwner(() => new Set<Namespace>())
