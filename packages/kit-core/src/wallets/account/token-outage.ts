import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'

/** Namespaces of which the service said last that it cannot respond now: polling stops. Source: spec R-ACCT-23, R-API-08. */
export const tokenOutages = perOwner(() => new Set<Namespace>())
