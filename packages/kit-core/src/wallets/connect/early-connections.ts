import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'

/** Namespaces whose wallets reported connections before those of storage were back; they are reported again after that. */
export const reportedEarly = perOwner(() => new Set<Namespace>())
