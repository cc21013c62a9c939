/**
 * Fetches the view the modal shows, or would open with, its texts, and what a press leads to from there.
 *
 * Source  R-MODAL-10, R-HOST-08
 */
import type { Kit, ViewName } from '@bowline/kit-core'
import { loadLoginParts } from '../views/connect/login-section-loader.js'
import { loadView } from './views.js'
import { whenIdle } from './when-idle.js'

/** Where a press most often leads from the first view. */
const NEXT_VIEWS: ReadonlyMap<ViewName, readonly ViewName[]> = new Map([
  ['Pay', ['PayLoading']],
  ['OnRampProviders', ['OnRampAmount', 'BuyInProgress']],
  ['Swap', ['SwapSelectToken', 'SwapPreview']],
])

/** Fetches a view and its texts. Never rejects: one that cannot be fetched has its words inside the card. */
export async function prepareView(kit: Kit, locale: string, view: ViewName): Promise<void> {
  if (view === 'Connect') {
    // Opening does not wait for it: what needs no wallet has its place meanwhile.
    loadLoginParts(kit, locale).catch((error: unknown) => kit.log.warn('Logging in could not be loaded ahead', error))
  }
  await loadAhead(kit, locale, view)
  // The next press should not wait for a chunk, nor the opening for it.
  const next = NEXT_VIEWS.get(view) ?? []
  if (next.length > 0) whenIdle(() => void Promise.all(next.map((ahead) => loadAhead(kit, locale, ahead))))
}

async function loadAhead(kit: Kit, locale: string, view: ViewName): Promise<void> {
  try {
    await loadView(view, locale)
  } catch (error) {
    kit.log.warn(`The view ${view} could not be loaded ahead`, error)
  }
}
