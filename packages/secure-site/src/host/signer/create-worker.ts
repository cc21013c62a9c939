/**
 * Starts the signer's script as a worker of the frame.
 *
 * In      the URL of the script, on the frame's own origin
 * Out     the frame's port to the worker
 * Source  design/security.md §3: where the browser enforces trusted types, the frame's only policy allows this URL and
 *         no other
 */
import type { SignerPort } from './signer-port.js'

/** Starts the worker. Called only inside the frame, once per signer. */
export function createWorker(file: URL): SignerPort {
  const worker = new Worker(toTrustedUrl(file), { name: 'signer', type: 'module' })
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

function toTrustedUrl(file: URL): URL {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isFactory(factory)) return file
  policy ??= factory.createPolicy('bowline-frame', {
    createScriptURL(text) {
      if (text !== file.href) throw new TypeError('Not a script of the frame')
      return text
    },
  })
  return policy.createScriptURL(file.href)
}

/** Checks the factory in place. Methods of a cloned browser object would throw when called. */
function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
