import type { SignerPort } from '../src/host/signer/signer-port.js'
import { startSigner } from '../src/host/signer/start-signer.js'

/** A connection to a signer in the same process. It runs the worker's code over a port that clones messages. */
export type SignerLine = { readonly port: SignerPort; readonly said: readonly unknown[] }

/** Starts a signer. `said` records every message it sends. */
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
