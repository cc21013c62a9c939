// @ts-check
/**
 * The QR code: requested in an open and settled dialog, without any of its code loaded before; the relay is local.
 *
 * Out     milliseconds from the press to the code on screen
 */
import { WALLET_NAMES } from '../wallets.mjs'
import { idle, openPage } from './open-page.mjs'
import { press } from './press.mjs'
import { expectNext, marksWith, since } from './probe.mjs'

/**
 * @param {import('./open-page.mjs').Bench} bench
 * @param {import('../apps.mjs').App} app
 */
export async function timeCode(bench, app) {
  const { pairing, code } = app.parts
  if (pairing === undefined || code === undefined) throw new Error(`${app.title} has no code to show`)
  const visit = await openPage(bench, app)
  const { page, session, button } = visit
  try {
    await marksWith(page, 'ready')
    await idle(page)
    await expectNext(page, { rows: { kind: 'rows', names: WALLET_NAMES } }, { settles: 'rows' })
    await press(session, button)
    await marksWith(page, 'settled')
    await expectNext(page, { code: { kind: 'shown', selector: code } })
    await press(session, page.locator(pairing).first())
    return since(await marksWith(page, 'code'), 'code')
  } finally {
    await visit.close()
  }
}
