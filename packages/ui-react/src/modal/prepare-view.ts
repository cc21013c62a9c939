/**
 * Part of the modal's chunk. Loads the view that the modal shows or would open with, its texts, and then, when the page is
 * idle, the views that a press most often opens from there.
 *
 * Source  R-MODAL-10, R-HOST-08
 */
import type { Kit, ViewName } from '@bowline/kit-core'
import { loadLoginSections } from '../views/connect/connect/login-section-loader.js'
import { loadView, VIEW_ROWS } from './views.js'
import { whenIdle } from './when-idle.js'

/** Loads a view and its texts. Never rejects: the card shows an error for a view that cannot be loaded. */
export async function prepareView(kit: Kit, locale: string, view: ViewName): Promise<void> {
  if (view === 'Connect') {
    // Opening does not wait for it: login shows placeholders meanwhile.
    loadLoginSections(kit, locale).catch((error: unknown) =>
      kit.log.warn('The login code could not be prefetched', error),
    )
  }
  await preloadView(kit, locale, view)
  // In the background: the next press must not wait for a chunk, and opening must not wait for the next views.
  const { next } = VIEW_ROWS[view]
  if (next) whenIdle(() => void Promise.all(next.map((nextView) => preloadView(kit, locale, nextView))))
}

async function preloadView(kit: Kit, locale: string, view: ViewName): Promise<void> {
  try {
    await loadView(view, locale)
  } catch (error) {
    kit.log.warn(`The view ${view} could not be prefetched`, error)
  }
}
