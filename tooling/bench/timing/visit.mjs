// @ts-check
/**
 * Steps after the first open: a second open, connecting a wallet, reloading the page. The pointer arrives with each press.
 *
 * Out     painted, settled  of the second open
 *         connected         press on the wallet → the address is painted
 *         restored, ready   of the reload: navigation → the address is painted; → the button is painted, the app's effects have run
 */
import { WALLET_NAMES } from '../wallets.mjs'
import { closeDialog, idle, openPage } from './open-page.mjs'
import { press } from './press.mjs'
import { expectNext, marksWith, since } from './probe.mjs'

const [WALLET = ''] = WALLET_NAMES

/**
 * @param {import('./open-page.mjs').Bench} bench
 * @param {import('../apps.mjs').App} app
 */
export async function timeVisit(bench, app) {
  const visit = await openPage(bench, app)
  const { page, session, button, row } = visit
  const open = async () => {
    await expectNext(page, { painted: { kind: 'rows', names: WALLET_NAMES } }, { settles: 'painted' })
    await press(session, button)
    return marksWith(page, 'settled')
  }
  try {
    await marksWith(page, 'ready')
    await idle(page)
    await open()
    await closeDialog(visit, app)
    const second = await open()

    await expectNext(page, { address: { kind: 'address' } })
    await press(session, row(WALLET))
    const connected = await marksWith(page, 'address')
    await idle(page)

    await page.reload({ waitUntil: 'commit' })
    const { address: restored = Number.NaN, ready = Number.NaN } = await marksWith(page, 'address')
    return {
      painted: since(second, 'painted'),
      settled: since(second, 'settled'),
      connected: since(connected, 'address'),
      restored,
      ready,
    }
  } finally {
    await visit.close()
  }
}
