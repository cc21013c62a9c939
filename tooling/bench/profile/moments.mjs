// @ts-check
/**
 * One visit, recorded moment by moment. The pointer arrives with each press, as on every phone.
 *
 * Out     moment → the trace events from just before its press, or the navigation, until its result has settled
 */
import { idle, openPage } from '../timing/open-page.mjs'
import { press } from '../timing/press.mjs'
import { expectNext, marksWith } from '../timing/probe.mjs'
import { WALLET_NAMES } from '../wallets.mjs'
import { record } from './record.mjs'

const [WALLET = ''] = WALLET_NAMES

/** The recorded moments, in their order. */
export const MOMENTS = ['first open', 'wallet pressed', 'reload', 'QR code']

/**
 * @param {import('../timing/open-page.mjs').Bench} bench
 * @param {import('../apps.mjs').App} app
 * @returns {Promise<ReadonlyMap<string, readonly import('./record.mjs').TraceEvent[]>>}
 */
export async function visitWith(bench, app) {
  /** @type {Map<string, readonly import('./record.mjs').TraceEvent[]>} */
  const recorded = new Map()
  const visit = await openPage(bench, app)
  const { page, session, button, row } = visit
  const openAndSettle = async () => {
    await expectNext(page, { painted: { kind: 'rows', names: WALLET_NAMES } }, { settles: 'painted' })
    await press(session, button)
    await marksWith(page, 'settled')
  }
  try {
    await marksWith(page, 'ready')
    await idle(page)
    recorded.set('first open', await record(session, openAndSettle))
    recorded.set(
      'wallet pressed',
      await record(session, async () => {
        await expectNext(page, { address: { kind: 'address' } })
        await press(session, row(WALLET))
        await marksWith(page, 'address')
        await idle(page)
      }),
    )
    recorded.set(
      'reload',
      await record(session, async () => {
        await page.reload({ waitUntil: 'commit' })
        await marksWith(page, 'address')
        await idle(page)
      }),
    )
  } finally {
    await visit.close()
  }
  recorded.set('QR code', await recordCode(bench, app))
  return recorded
}

/** @param {import('../timing/open-page.mjs').Bench} bench @param {import('../apps.mjs').App} app */
async function recordCode(bench, app) {
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
    return await record(session, async () => {
      await expectNext(page, { code: { kind: 'shown', selector: code } })
      await press(session, page.locator(pairing).first())
      await marksWith(page, 'code')
      await idle(page)
    })
  } finally {
    await visit.close()
  }
}
