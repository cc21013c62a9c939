/** Long waits of a page, on a fake clock: installed before the page opens, and moved forward by the test. */
import type { Page } from '@playwright/test'

/**
 * Lets time pass in every page of the browser, in these steps. What is due after a step runs before the next one, so a timer
 * that starts when another ends is also included.
 */
export async function passTime(page: Page, ...stepsMs: readonly number[]): Promise<void> {
  for (const stepMs of stepsMs) {
    await page.clock.fastForward(stepMs)
    // Messages between windows and network responses do not follow the page's clock.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
  }
}
