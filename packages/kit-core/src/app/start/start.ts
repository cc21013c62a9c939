/**
 * Starts and stops a kit in a page.
 *
 * Out     start  returns a function that stops the kit: listeners, timers and requests end. Several starts count as one; the
 *                kit stops with the last of their stops
 */

import { hasPage, runWhenIdle } from '../../base/browser/browser.js'
import { isKitError } from '../../base/errors/kit-error.js'
import { cancelPairing, closeTransport, PROPOSALS_STORAGE_KEY } from '../../core/state/live-pairing.js'
import { track } from '../../core/tracking/track.js'
import { checkStartupAuth } from '../../features/embedded/check-startup-auth.js'
import { EXCHANGES_STORAGE_KEY } from '../../features/pay/state.js'
import { loadSignInOnConnect } from '../../features/sign-in/load-sign-in.js'
import type { Kit, Run } from '../../kit.js'
import { prefetch } from '../../navigation/prefetch.js'
import { hideToast } from '../../navigation/toast.js'
import { loadReturnCheck } from '../../wallets/connect/load-return-check.js'
import { reconnect } from '../../wallets/connect/reconnect.js'
import { watchOtherTabs } from './other-tabs.js'

/** Starts the kit. Without a project id, only raises an alert. */
export function start(kit: Kit): () => void {
  const run = kit.run ?? begin(kit)
  run.starts += 1
  let isStopped = false
  return () => {
    if (isStopped) return
    isStopped = true
    run.starts -= 1
    if (run.starts === 0) end(kit, run)
  }
}

/** Resolves when start-up has finished, immediately if it already has. */
export function ready(kit: Kit): Promise<void> {
  if (kit.store.get().lifecycle === 'initialized') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = kit.subscribe(
      ({ lifecycle }) => lifecycle,
      (lifecycle) => {
        if (lifecycle !== 'initialized') return
        stop()
        resolve()
      },
    )
  })
}

function begin(kit: Kit): Run {
  const run: Run = { starts: 0, stops: [], isOver: false }
  kit.run = run
  if (!kit.config.projectId) {
    kit
      .code()
      .then(({ raiseLazyAlert }) => run.isOver || raiseLazyAlert(kit, 'alert/project-id-not-configured'))
      .catch((error: unknown) => kit.log.error('An alert could not be loaded', error))
    return run
  }
  for (const adapter of kit.adapters.values()) step(kit, run, () => run.stops.push(adapter.syncConnectors()))
  step(kit, run, () => run.stops.push(watchOtherTabs(kit), loadSignInOnConnect(kit), loadReturnCheck(kit)))
  // Waits a microtask, so that a start that is immediately stopped (React strict mode) restores nothing twice.
  queueMicrotask(() => {
    if (!run.isOver) void boot(kit, run)
  })
  return run
}

async function boot(kit: Kit, run: Run): Promise<void> {
  if (kit.store.get().lifecycle === 'booting') {
    const networks = kit.config.networks.map(({ caipNetworkId }) => caipNetworkId)
    track(kit, { type: 'track', event: 'INITIALIZE', properties: { networks, adapters: [...kit.adapters.keys()] } })
  }
  const restored = beginRestoring(kit)
  for (const adapter of kit.adapters.values()) step(kit, run, () => adapter.syncConnections?.())
  if (kit.config.prefetch === 'idle' && hasPage())
    step(kit, run, () => run.stops.push(runWhenIdle(() => prefetch(kit))))
  await restored
  if (run.isOver) return
  kit.store.set({ lifecycle: 'initialized' })
  // Loads the pairing code when an earlier page left a proposal that a wallet can still respond to.
  const pairing = kit.storage.text.get(PROPOSALS_STORAGE_KEY) && kit.pairing()
  const exchanges = kit.storage.text.get(EXCHANGES_STORAGE_KEY) && resumeExchanges(kit)
  Promise.all([checkStartupAuth(kit), pairing, exchanges]).catch((error: unknown) =>
    kit.log.error('Pending work could not be resumed', error),
  )
}

async function resumeExchanges(kit: Kit): Promise<void> {
  const { payService } = await (await kit.code()).payService()
  await payService.resumeExchanges(kit)
}

async function resume(kit: Kit): Promise<void> {
  const { resumeStored } = await (await kit.code()).stored()
  await resumeStored(kit)
}

/** Marks the kit as starting and restoring synchronously, so that no view appears as if nothing were stored. */
function beginRestoring(kit: Kit): Promise<void> {
  let restored = Promise.resolve()
  kit.store.batch(() => {
    if (kit.store.get().lifecycle === 'booting') kit.store.set({ lifecycle: 'starting' })
    restored = reconnect(kit, resume).catch((error: unknown) =>
      kit.log.error('Connections could not be restored', error),
    )
  })
  return restored
}

/** Runs a step. A step that fails is logged, and later steps run. */
function step(kit: Kit, run: Run, action: () => void): void {
  if (run.isOver) return
  try {
    action()
  } catch (error) {
    kit.log.error('A start-up step failed', error)
    const name = error instanceof Error ? error.name : 'Error'
    const code = isKitError(error) ? error.code : 'unknown'
    track(kit, { type: 'error', event: 'INTERNAL_SDK_ERROR', properties: { name, code } })
  }
}

function end(kit: Kit, run: Run): void {
  run.isOver = true
  kit.run = null
  for (const stop of run.stops) {
    try {
      stop()
    } catch (error) {
      kit.log.error('A clean-up step failed', error)
    }
  }
  cancelPairing(kit)
  closeTransport(kit)
  kit.timers.stopAll()
  kit.endLifetime()
  hideToast(kit)
  kit.store.set(({ modal }) => ({ modal: { ...modal, isShaking: false } }))
}
