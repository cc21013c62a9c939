import type { Adapter, AdapterContext, AdapterDescriptor, Connector } from '@bowline/kit-core'
import {
  createAdapterLifetime,
  isInlineImage,
  lazyMethods,
  loadOnce,
  safeGet,
  sanitizeWalletName,
} from '@bowline/kit-core/adapter'
import { HARBOUR_WALLET } from './own-adapter-responses'

/** Harbour Wallet puts itself into the page as `harbour`, and emits `harbour-ready` when it comes late. */
export function harbour(page: EventTarget | undefined = globalThis.window): AdapterDescriptor<'cosmos'> {
  return { namespace: 'cosmos', name: 'harbour', create: (context) => createAdapter(context, page) }
}

function createAdapter(context: AdapterContext, page: EventTarget | undefined): Adapter {
  const { emit, listen, logFailure } = createAdapterLifetime(context)
  const wallet = () => (context.enableInjectedDiscovery ? safeGet(page, 'harbour') : undefined)

  function connectors(): readonly Connector[] {
    const found = wallet()
    if (found === undefined) return []
    const icon = safeGet(found, 'icon')
    const image = isInlineImage(icon) && { imageUrl: icon }
    return [
      {
        id: HARBOUR_WALLET,
        name: sanitizeWalletName(safeGet(found, 'name')),
        type: 'INJECTED',
        chain: 'cosmos',
        ...image,
      },
    ]
  }
  const emitConnectors = () => emit({ type: 'connectors', connectors: connectors() })

  const runtime = loadOnce(async () => {
    const { createRuntime } = await import('./own-adapter-runtime')
    return createRuntime({ ...context, emit }, wallet)
  })

  return {
    namespace: 'cosmos',
    connectors,
    syncConnectors: () =>
      listen(() => {
        page?.addEventListener('harbour-ready', emitConnectors)
        if (wallet() !== undefined) emitConnectors()
        return () => page?.removeEventListener('harbour-ready', emitConnectors)
      }),
    preload: () => logFailure(runtime()),
    ...lazyMethods(runtime, [
      'connect',
      'reconnect',
      'disconnect',
      'getAccounts',
      'getProvider',
      'signMessage',
      'getBalance',
    ]),
  }
}
