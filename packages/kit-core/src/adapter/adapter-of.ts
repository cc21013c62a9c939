import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import type { Adapter } from './adapter.js'
import { AdapterNotFoundError } from './errors.js'

/** The adapter of a namespace. Throws AdapterNotFoundError. */
export function adapterOf({ adapters }: Kit, namespace: Namespace): Adapter {
  const adapter = adapters.get(namespace)
  if (!adapter) throw new AdapterNotFoundError(namespace)
  return adapter
}
