/** Whether the kit's rules reach the host's elements. */
import type { Page } from '@playwright/test'

/** Which of the host's elements are drawn differently once the kit's rules are removed from the page. */
export function styleDifferences(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hosts = [...document.querySelectorAll('html, body, body *')].filter(
      (element) => element.closest('[data-bowline]') === null,
    )
    const read = () =>
      hosts.map((element) => {
        const style = getComputedStyle(element)
        return new Map([...style].map((property) => [property, style.getPropertyValue(property)]))
      })
    const before = read()
    let removed = 0
    const takeOut = (list: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = list.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = list.cssRules[at]
        const isKits =
          (rule instanceof CSSStyleRule && rule.selectorText.includes('[data-bowline]')) ||
          (rule instanceof CSSPropertyRule && rule.name.startsWith('--bl')) ||
          (rule instanceof CSSKeyframesRule && rule.name.startsWith('bl-'))
        if (isKits) {
          list.deleteRule(at)
          removed += 1
        } else if (rule instanceof CSSGroupingRule) takeOut(rule)
      }
    }
    for (const sheet of document.styleSheets) takeOut(sheet)
    if (removed === 0) throw new Error('The kit has no rules here')
    // Sizes and positions depend on the kit's own boxes, which have no styles without its rules.
    const follows =
      /^(width|height|block-size|inline-size|top|right|bottom|left|inset-.+|perspective-origin|transform-origin)$/
    return read().flatMap((styles, index) => {
      const element = hosts[index]
      return [...styles]
        .filter(([property, value]) => !follows.test(property) && before[index]?.get(property) !== value)
        .map(([property]) => `${element?.tagName} ${property}`)
    })
  })
}
