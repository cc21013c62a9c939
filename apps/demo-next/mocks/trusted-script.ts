/**
 * Under Trusted Types a worker's URL must be trusted, and MSW passes plain text. The default policy allows
 * that single file and blocks everything else.
 */
type Policy = { createScriptURL: (url: string) => string | null }
type Factory = { readonly defaultPolicy: unknown; readonly createPolicy: (name: string, policy: Policy) => unknown }

/** The allowed file. */
export const WORKER_PATH = '/mockServiceWorker.js'

/** Creates the policy, once. */
export function trustWorkerScript(): void {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (!isFactory(factory) || factory.defaultPolicy) return
  const { href } = new URL(WORKER_PATH, window.location.origin)
  factory.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, window.location.href).href === href ? url : null),
  })
}

function isFactory(value: unknown): value is Factory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
