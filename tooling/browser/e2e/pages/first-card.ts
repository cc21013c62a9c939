/**
 * The card's picture in the first screen of the playground: the markup of the live card, in a file that the server sends.
 *
 * `npx playwright test playground exported --update-snapshots all` writes the files from the live card.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../test.js'
import { card } from './playground-page.js'

/** Whether the logins of the embedded wallet are served. */
export type FirstCard = 'plain' | 'logins'

/** The picture, from the HTML alone. */
export const firstCard = (page: Page) => page.locator('[data-first-card]')

/** Expects the live card to have the markup of its picture. */
export async function expectSameAsPicture(page: Page, name: FirstCard): Promise<void> {
  const markup = await card(page).evaluate(drawPicture)
  if (test.info().config.updateSnapshots === 'all') {
    writeFileSync(
      fileURLToPath(new URL(`../../../../apps/demo-next/playground/first-card/${name}.html`, import.meta.url)),
      `${markup}\n`,
    )
    return
  }
  const served = await (await page.request.get('/')).text()
  // Row by row: which of the installed wallets comes first depends on which was found first.
  for (const row of markup.split(/(?=<li)/)) expect(served).toContain(row)
}

/** The markup of the card, without what React numbers, what the policy of the page forbids, and what loads late. */
function drawPicture(card: Element): string {
  const root = card.parentElement?.cloneNode(true)
  if (!(root instanceof Element)) return ''
  root.querySelector('[data-part="embedded-card"]')?.setAttribute('data-part', 'embedded-card-picture')
  for (const element of root.querySelectorAll('*')) {
    for (const name of ['style', 'loading', 'decoding']) element.removeAttribute(name)
    element.classList.remove('bl:animate-fade')
  }
  const ids = new Map<string, string>()
  return root.outerHTML.replaceAll(/_r_\w+_/g, (id) => {
    if (!ids.has(id)) ids.set(id, `first-${ids.size + 1}`)
    return ids.get(id) ?? ''
  })
}
