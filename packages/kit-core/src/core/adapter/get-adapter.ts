import type { Namespace } from '../../base/caip/namespace.js'
import { AdapterNotFoundError } from '../../base/errors/errors.js'
import type { Kit } from '../../kit.js'
import type { Adapter } from './adapter.js'

/** Returns the adapter of a namespace. Throws AdapterNotFoundError. */
export function getAdapter({ adapters }: Kit, namespace: Namespace): Adapter {
  const adapter = adapters.get(namespace)
  if (!adapter) throw new AdapterNotFoundError(namespace)
  return adapter
}
