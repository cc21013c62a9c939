// @ts-check
/**
 * The first open of a page.
 *
 * In      restMs    how long the pointer is on the button before the press; 0: it arrives with it, as on every phone
 *         network   none unless given
 *         isEager   pressed as soon as the button is there; otherwise once the page has nothing more to do
 * Out     ready     navigation → the button is drawn and the app's effects have run
 *         listed    navigation → both wallets are drawn
 *         painted   press → both wallets are drawn
 *         settled   press → the last change of the dialog
 */
import { WALLET_NAMES } from '../wallets.mjs'
import { idle, openPage } from './open-page.mjs'
import { press } from './press.mjs'
import { expectNext, marksWith, since } from './probe.mjs'

/**
 * @param {import('./open-page.mjs').Bench} bench
 * @param {import('../apps.mjs').App} app
 * @param {{ restMs?: number, network?: import('./open-page.mjs').Network, isEager?: boolean }} [how]
 */
export async function timeOpen(bench, app, { restMs = 0, network, isEager = false } = {}) {
  const visit = await openPage(bench, app, { network })
  const { page, session, button } = visit
  try {
    const { ready = Number.NaN } = await marksWith(page, 'ready')
    if (!isEager) await idle(page)
    await expectNext(page, { painted: { kind: 'rows', names: WALLET_NAMES } }, { settles: 'painted' })
    await press(session, button, { restMs })
    const marks = await marksWith(page, 'settled')
    return {
      ready,
      listed: since({ ...marks, navigation: 0 }, 'painted', 'navigation'),
      painted: since(marks, 'painted'),
      settled: since(marks, 'settled'),
    }
  } finally {
    await visit.close()
  }
}
