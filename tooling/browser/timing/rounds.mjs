// @ts-check
/**
 * What a page holds after the modal has been opened and closed again and again.
 *
 * Out     heapBytes, listeners, nodes   after a collection, one entry for each number of rounds asked for
 */
import { announceGuests } from '../scenes/guest-wallets.mjs'
import { kitButton, open } from '../scenes/steps.mjs'
import { installProbe, marksWith } from './probe.mjs'
import { answerServices } from './services.mjs'
import { closeCard } from './visit.mjs'

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ demoUrl: string, path: string, counts: readonly number[] }} rounds
 */
export async function holdAfter(browser, { demoUrl, path, counts }) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    await installProbe(context)
    await answerServices(context, demoUrl)
    const page = await context.newPage()
    await announceGuests(page, [{ name: 'North Wallet' }])
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(demoUrl + path)
    await marksWith(page, 'ready')
    const held = []
    let done = 0
    for (const count of counts) {
      for (; done < count; done += 1) {
        await open(page)
        await closeCard(page)
      }
      await kitButton(page).waitFor()
      for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const metric = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
      held.push({ heapBytes: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), nodes: metric('Nodes') })
    }
    return held
  } finally {
    await context.close()
  }
}
