import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'

/** Namespaces whose wallets reported connections before the stored ones were restored; they report again afterwards. */
export const earlyNamespaces = perOwner(() => new Set<Namespace>())
