/**
 * The adapter of a namespace that has networks in the app but no adapter: paired wallets and the embedded wallet only.
 *
 * In      namespace  any
 *         load       loads its code
 * Out     a descriptor; its code loads on the first call
 * Source  spec R-CFG-06, R-ADPT-19
 */

import { loadOnce } from '../../base/async/load-once.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Adapter, AdapterDescriptor } from '../../core/adapter/adapter.js'
import type { AdapterContext } from '../../core/adapter/adapter-context.js'
import { lazyMethods } from '../../core/adapter/lazy-methods.js'

const ON_DEMAND = [
  'connect',
  'connectPaired',
  'disconnect',
  'getAccounts',
  'getProvider',
  'signMessage',
  'switchAccount',
  'switchNetwork',
] as const

/** The code that the adapter loads on demand: `universal-wallets.ts`. */
export type UniversalCode = {
  createUniversalWallets(
    namespace: Namespace,
    context: AdapterContext,
  ): Required<Pick<Adapter, (typeof ON_DEMAND)[number]>>
}

type Load = () => Promise<UniversalCode>

export function createUniversalAdapter(namespace: Namespace, load: Load): AdapterDescriptor {
  return { namespace, name: 'universal', create: (context) => create(namespace, load, context) }
}

function create(namespace: Namespace, load: Load, context: AdapterContext): Adapter {
  const wallets = loadOnce(async () => {
    const { createUniversalWallets } = await load()
    return createUniversalWallets(namespace, context)
  })
  return {
    namespace,
    connectors: () => [],
    syncConnectors() {
      context.emit({ type: 'connectors', connectors: [] })
      return () => {}
    },
    reconnect: async () => undefined,
    ...lazyMethods(wallets, ON_DEMAND),
  }
}
