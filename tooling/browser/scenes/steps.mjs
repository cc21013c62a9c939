// @ts-check
/** Steps on the way to a scene; none of them reads words, so that they work in every language. */

/** @typedef {import('@playwright/test').Page} Page */

/** The card of the modal. @param {Page} page */
export const card = (page) => page.getByRole('dialog')

/** A row of the card by the name in it. @param {Page} page @param {string} name */
export const row = (page, name) => card(page).locator('[data-part="row"]', { hasText: name })

/** The first button of the header: help, network or back. @param {Page} page */
export const headerStart = (page) => card(page).locator('header [data-part="icon-button"]').first()

/** The kit's button of a small page. @param {Page} page */
export const kitButton = (page) => page.getByTestId('kit-buttons').getByRole('button').last()

/** The network button of a small page. @param {Page} page */
export const networkButton = (page) => page.getByTestId('kit-buttons').getByRole('button').first()

/** Opens the modal. @param {Page} page */
export async function open(page) {
  await kitButton(page).click()
  await card(page).locator('section').first().waitFor()
}

/** Connects a wallet that says yes; the modal closes. @param {Page} page @param {string} name */
export async function connect(page, name) {
  await open(page)
  await row(page, name).click()
  await card(page).waitFor({ state: 'hidden' })
}

/** Waits until nothing moves except what never stops. @param {Page} page */
export async function settle(page) {
  await page.waitForFunction(() => {
    const isEndless = (/** @type {Animation} */ { effect }) => effect?.getComputedTiming().iterations === Infinity
    return document.getAnimations().every((moving) => moving.playState === 'finished' || isEndless(moving))
  })
}
