/**
 * Starts the service worker that answers for the services.
 *
 * Out     true once it answers for this page; false where workers are blocked, refused or not answering within the limit
 */
import type { HttpHandler } from 'msw'
import { trustWorkerScript, WORKER_PATH } from './trusted-script'

const START_LIMIT_MS = 4_000

/** Starts the worker. */
export async function startWorker(handlers: readonly HttpHandler[]): Promise<boolean> {
  if (typeof window === 'undefined' || !('serviceWorker' in navigator)) return false
  try {
    trustWorkerScript()
    const { setupWorker } = await import('msw/browser')
    const started = setupWorker(...handlers)
      .start({ serviceWorker: { url: WORKER_PATH }, quiet: true, onUnhandledRequest: 'bypass' })
      .then(
        () => true,
        () => false,
      )
    return await Promise.race([started, passed(START_LIMIT_MS)])
  } catch {
    return false
  }
}

function passed(delayMs: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), delayMs)
  })
}
