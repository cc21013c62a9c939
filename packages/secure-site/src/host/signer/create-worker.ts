/**
 * Starts the signer's file as a worker of the frame.
 *
 * In      the address of the file, on the frame's own origin
 * Out     the page's end of the line to it
 * Source  design/security.md §3: where the browser asks for trusted types, the one policy of the frame vouches for this
 *         address and for no other
 */
import type { SignerPort } from './signer-port.js'

/** Called inside the frame alone, once per signer. */
export function createWorker(file: URL): SignerPort {
  const worker = new Worker(trust(file), { name: 'signer', type: 'module' })
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    end: () => worker.terminate(),
  }
}

type ScriptPolicy = { createScriptURL(text: string): URL }
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL: (text: string) => string }): ScriptPolicy
}

let policy: ScriptPolicy | undefined

function trust(file: URL): URL {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isFactory(factory)) return file
  policy ??= factory.createPolicy('bowline-frame', {
    createScriptURL(text) {
      if (text !== file.href) throw new TypeError('No script of the frame')
      return text
    },
  })
  return policy.createScriptURL(file.href)
}

/** Looked at where it is: a copy of the browser's own objects has methods that refuse to be called. */
function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
