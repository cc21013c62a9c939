// @ts-check
/**
 * Memory of a page after its dialog has been opened and closed repeatedly.
 *
 * In      counts   the numbers of rounds after which to measure, ascending
 * Out     heapBytes, listeners, nodes   after a garbage collection, one entry for each count
 */
import { WALLET_NAMES } from '../wallets.mjs'
import { closeDialog, idle, openPage } from './open-page.mjs'
import { marksWith } from './probe.mjs'

const COLLECTIONS = 3

/**
 * @param {import('./open-page.mjs').Bench} bench
 * @param {import('../apps.mjs').App} app
 * @param {readonly number[]} counts
 */
export async function holdAfter(bench, app, counts) {
  const visit = await openPage(bench, app, { slowdown: 1, reducedMotion: 'reduce' })
  const { page, session, button, row } = visit
  try {
    await session.send('Performance.enable')
    await marksWith(page, 'ready')
    const held = []
    let done = 0
    for (const count of counts) {
      for (; done < count; done += 1) {
        await button.click()
        await row(WALLET_NAMES.at(-1) ?? '').waitFor()
        await closeDialog(visit, app)
      }
      await idle(page)
      for (let turn = 0; turn < COLLECTIONS; turn += 1) await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const metric = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
      held.push({ heapBytes: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), nodes: metric('Nodes') })
    }
    return held
  } finally {
    await visit.close()
  }
}
