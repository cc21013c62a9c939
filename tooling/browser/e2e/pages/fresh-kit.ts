/** A kit that has fetched nothing yet, without another page load. */
import type { Page } from '@playwright/test'

/** Recreates the kit of the playground. */
export async function makeFreshKit(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'kitBefore', Reflect.get(window, 'bowlineDemo').kit))
  await page.getByTestId('renew-kit').click()
  await page.waitForFunction(() => {
    const demo: unknown = Reflect.get(window, 'bowlineDemo')
    const kit: unknown = demo instanceof Object ? Reflect.get(demo, 'kit') : undefined
    const state: unknown = kit instanceof Object ? Reflect.get(kit, 'getState')() : undefined
    const isStarted = state instanceof Object && Reflect.get(state, 'lifecycle') === 'initialized'
    return isStarted && kit !== Reflect.get(window, 'kitBefore')
  })
}
