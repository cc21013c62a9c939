/**
 * What is fetched ahead of a press, and when.
 *
 * Source  spec R-HOST-09, R-HOST-30, R-MODAL-09, R-CFG-15
 */

import { createDedupe } from '../base/async/dedupe.js'
import { isTouchPrimary } from '../base/browser/browser.js'
import type { Prefetch } from '../core/config/options.js'
import type { Kit } from '../kit.js'
import { painted } from './surface.js'

const waitForStart = createDedupe<void>()

/** When to fetch ahead: as the app says; else the code early where a finger presses, and at the first intent. */
export function getPrefetchMode({ config }: Kit): Prefetch {
  return config.prefetch ?? (isTouchPrimary() ? 'code' : 'intent')
}

/** Fetches the code that the first intent runs, and asks no service. A failure is left to the first intent. */
export async function prefetchCode(kit: Kit): Promise<void> {
  if (!kit.config.projectId) return
  try {
    await kit.code()
  } catch (error) {
    kit.log.debug('The code of the first intent could not be loaded ahead', error)
  }
}

/**
 * The first intent: the visitor is about to use the kit. Asks for remote features, the first wallets and images, and whether analytics is wanted; checks the page's origin.
 * Failures are noted, never thrown. Before the start it waits for it.
 */
export function prefetch(kit: Kit): void {
  if (!kit.config.projectId) return
  if (kit.store.get().lifecycle !== 'booting') {
    load(kit)
    return
  }
  void waitForStart(kit, async () => {
    const stop = kit.subscribe(
      ({ lifecycle }) => lifecycle !== 'booting',
      (isStarted) => {
        if (!isStarted) return
        stop()
        load(kit)
      },
    )
  })
}

function load(kit: Kit): void {
  const signal = kit.lifetime()
  const { directory, modal } = kit.store.get()
  // A directory that failed is asked again by an open modal, not by every pointer that comes near.
  const asksWallets = kit.config.enableWallets && (directory.status !== 'failed' || modal.open)
  // Told before the code that asks is here: the first view waits for wallets from its first frame on.
  if (asksWallets && directory.status !== 'ready') setStatus(kit, 'loading')
  // A press on a slow device shows its card first: the code that asks would take the time of the first frame.
  painted(kit)
    .then(kit.code)
    .then(
      ({ loadIntent }) => loadIntent(kit, signal, asksWallets),
      (error: unknown) => {
        if (asksWallets) setStatus(kit, 'failed')
        kit.log.warn('What the modal needs could not be loaded', error)
      },
    )
}

function setStatus({ store }: Kit, status: 'loading' | 'failed'): void {
  store.set(({ directory }) => ({ directory: { ...directory, status } }))
}
