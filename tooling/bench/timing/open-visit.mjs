// @ts-check
/**
 * The first open of a page.
 *
 * In      restMs    hover time on the button before the press; 0: the pointer arrives with the press, as on every phone
 *         network   none by default
 *         isEager   pressed as soon as the button exists; otherwise once the page is idle
 * Out     ready     navigation → the button is painted and the app's effects have run
 *         listed    navigation → both wallets are painted
 *         painted   press → both wallets are painted
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
