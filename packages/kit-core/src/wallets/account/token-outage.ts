import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'

/** Namespaces for which the service last responded that it is unavailable: polling stops. Source: spec R-ACCT-23, R-API-08. */
export const tokenOutages = perOwner(() => new Set<Namespace>())
