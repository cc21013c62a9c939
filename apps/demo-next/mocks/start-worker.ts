/**
 * Starts the service worker that responds for the services.
 *
 * Out     true once it responds for this page; false where workers are blocked, fail or do not respond within the limit
 */
import type { HttpHandler } from 'msw'
import { trustWorkerScript, WORKER_PATH } from './trusted-script'

const START_LIMIT_MS = 4_000
const TAKEOVER_LIMIT_MS = 1_000

/** Starts the worker. */
export async function startWorker(handlers: readonly HttpHandler[]): Promise<boolean> {
  if (typeof window === 'undefined' || !('serviceWorker' in navigator)) return false
  try {
    trustWorkerScript()
    await takenOver()
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

/**
 * Waits for a worker of an earlier page that is about to control this page: MSW reloads a page that has a
 * registration and no controller, and a press made meanwhile would be lost.
 */
async function takenOver(): Promise<void> {
  const { serviceWorker } = navigator
  const registrations = await serviceWorker.getRegistrations()
  if (registrations.length === 0 || serviceWorker.controller) return
  const controlled = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  await Promise.race([controlled, passed(TAKEOVER_LIMIT_MS)])
}

function passed(delayMs: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), delayMs)
  })
}
