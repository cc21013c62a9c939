import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The accessibility rules that the kit's part of the page breaks, each with the elements that do. */
export async function brokenRules(page: Page): Promise<readonly string[]> {
  // Frames of other origins are not looked into, which would open a page of its own for every answer.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await axe.include('[data-bowline]').withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
