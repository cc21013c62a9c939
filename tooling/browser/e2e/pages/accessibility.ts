import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules among them that look at colours: another theme changes nothing for the rest. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The accessibility rules that the kit's part of the page breaks, each with the elements that do; `only` those of its colours. */
export async function brokenRules(page: Page, { only }: { only?: 'colours' } = {}): Promise<readonly string[]> {
  // Frames of other origins are not looked into, which would open a page of its own for every answer.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  axe.include('[data-bowline]')
  const { violations } = await (only ? axe.withRules(COLOUR_RULES) : axe.withTags(RULES)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
