/** Long waits of a page, gone through by its own clock: installed before the page opens, and moved on by the test. */
import type { Page } from '@playwright/test'

/**
 * Lets time pass in every page of the browser, in these steps. What is due after a step runs before the next, so that a wait
 * which begins with the end of another is waited for too.
 */
export async function passTime(page: Page, ...stepsMs: readonly number[]): Promise<void> {
  for (const stepMs of stepsMs) {
    await page.clock.fastForward(stepMs)
    // Messages between windows and answers of the network are no part of the page's clock.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
  }
}
