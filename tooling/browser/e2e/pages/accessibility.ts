/**
 * Accessibility rules (WCAG 2.2 A and AA), as axe reads a page.
 *
 * In      page   with the kit in it
 *         only   `colours`: the rules that look at colours, since another theme changes nothing for the rest
 * Out     the rules that the kit's part of the page breaks, each with the elements that do
 * Throws  what axe throws, such as an Error when nothing of the kit is in the page
 */
import type { Frame, Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

const RULES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

export async function brokenRules(page: Page, { only }: { only?: 'colours' } = {}): Promise<readonly string[]> {
  // What stands in a frame of the page's own origin is looked into by the axe that is in it.
  await Promise.all(page.frames().map(bringAxe))
  return page.evaluate(readViolations, only === 'colours' ? COLOUR_RULES : RULES)
}

/** Half a megabyte of code: into each document once. */
async function bringAxe(frame: Frame): Promise<void> {
  const isHere = await frame.evaluate(() => Reflect.has(window, 'axe'))
  if (!isHere) await frame.evaluate(axe.source)
}

/** Runs in the page. Nothing is made of what is right, and no selector of what is wrong. */
async function readViolations(runOnly: RunOnly): Promise<readonly string[]> {
  const { run }: typeof axe = Reflect.get(window, 'axe')
  const { violations } = await run('[data-bowline]', { runOnly, resultTypes: ['violations'], selectors: false })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
