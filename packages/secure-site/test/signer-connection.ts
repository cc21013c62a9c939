import type { SignerPort } from '../src/host/signer/signer-port.js'
import { startSigner } from '../src/host/signer/start-signer.js'

/** The line to a signer that runs here: the code of the worker, over a port whose messages are cloned. */
export type SignerLine = { readonly port: SignerPort; readonly said: readonly unknown[] }

/** Starts a signer; `said` holds every message it ever sent. */
export function startSignerLine(): SignerLine {
  const said: unknown[] = []
  const [page, worker] = createPortPair((data) => said.push(data))
  startSigner(worker)
  return { port: page, said }
}

function createPortPair(onWorkerMessage: (data: unknown) => void): [SignerPort, SignerPort] {
  const listeners = { page: new Set<(data: unknown) => void>(), worker: new Set<(data: unknown) => void>() }
  let isOpen = true
  const createEnd = (own: 'page' | 'worker', other: 'page' | 'worker'): SignerPort => ({
    postMessage(message) {
      const data: unknown = structuredClone(message)
      if (own === 'worker') onWorkerMessage(data)
      queueMicrotask(() => {
        if (isOpen) for (const listener of listeners[other]) listener(data)
      })
    },
    listen: (listener) => void listeners[own].add(listener),
    end() {
      queueMicrotask(() => {
        isOpen = false
      })
    },
  })
  return [createEnd('page', 'worker'), createEnd('worker', 'page')]
}
