/**
 * Accessibility rules (WCAG 2.2 A and AA), checked by axe.
 *
 * In      page   with the kit in it
 *         within a selector of the part to check; by default the kit's part of the page
 *         only   `colors`: only the color rules, since another theme changes nothing for the others
 * Out     the rules that this part of the page breaks, each with the elements that break it
 * Throws  what axe throws, such as an Error when the page does not contain the kit
 */
import type { Frame, Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

const RULES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
const COLOR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

export async function brokenRules(
  page: Page,
  { only, within = '[data-bowline]' }: { only?: 'colors'; within?: string } = {},
): Promise<readonly string[]> {
  // Frames of the page's own origin are checked by the axe inside them.
  await Promise.all(page.frames().map(bringAxe))
  return page.evaluate(readViolations, { within, runOnly: only === 'colors' ? COLOR_RULES : RULES })
}

/** Half a megabyte of code: injected once per document. */
async function bringAxe(frame: Frame): Promise<void> {
  const isHere = await frame.evaluate(() => Reflect.has(window, 'axe'))
  if (!isHere) await frame.evaluate(axe.source)
}

/** Runs in the page. Skips results for passed rules and selectors for failed ones. */
async function readViolations({ within, runOnly }: { within: string; runOnly: RunOnly }): Promise<readonly string[]> {
  const { run }: typeof axe = Reflect.get(window, 'axe')
  const { violations } = await run(within, { runOnly, resultTypes: ['violations'], selectors: false })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
