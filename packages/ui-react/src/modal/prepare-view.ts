/**
 * Fetches the view the modal shows, or would open with, and what a press leads to from there.
 *
 * Source  R-MODAL-10, R-HOST-08
 */
import type { Kit, ViewName } from '@bowline/kit-core'
import { loadLoginParts } from '../views/connect/login-parts.js'
import { loadView } from './views.js'
import { whenIdle } from './when-idle.js'

/** Fetches a view. Never rejects: one that cannot be fetched has its words inside the card. */
export async function prepareView(kit: Kit, view: ViewName): Promise<void> {
  if (view === 'Connect') {
    // Opening does not wait for it: what needs no wallet has its place meanwhile.
    loadLoginParts(kit).catch((error: unknown) => kit.log.warn('Logging in could not be loaded ahead', error))
  }
  await loadAhead(kit, view)
  // A press on a wallet leads there; the wallet should not wait for a chunk, nor the opening for it.
  if (view === 'Connect') whenIdle(() => void loadAhead(kit, 'ConnectingExternal'))
}

async function loadAhead(kit: Kit, view: ViewName): Promise<void> {
  try {
    await loadView(view)
  } catch (error) {
    kit.log.warn(`The view ${view} could not be loaded ahead`, error)
  }
}
