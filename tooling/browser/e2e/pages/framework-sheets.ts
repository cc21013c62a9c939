/**
 * The style sheets of CSS frameworks, and how they change the kit's elements.
 *
 * Out     FRAMEWORKS           their names
 *         changedByFramework   the properties of the kit's elements that a framework changes, in the view on screen
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import forms from '@tailwindcss/forms'
import { compile } from 'tailwindcss'

const require = createRequire(import.meta.url)

const FILES = {
  Pico: require.resolve('@picocss/pico/css/pico.css'),
  Foundation: require.resolve('foundation-sites/dist/css/foundation.css'),
  Materialize: require.resolve('materialize-css/dist/css/materialize.css'),
  Bootstrap: require.resolve('bootstrap/dist/css/bootstrap.css'),
  Bulma: require.resolve('bulma/css/bulma.css'),
}

/** A framework whose style sheet comes before or after the page's own. */
export type Framework = keyof typeof FILES | 'Tailwind forms'

export const FRAMEWORKS: readonly Framework[] = [
  'Pico',
  'Foundation',
  'Materialize',
  'Bootstrap',
  'Bulma',
  'Tailwind forms',
]

async function readSheet(name: Framework): Promise<string> {
  if (name !== 'Tailwind forms') return readFileSync(FILES[name], 'utf8')
  const loadModule = async (path: string, base: string) => ({ path, base, module: forms })
  const { build } = await compile('@plugin "@tailwindcss/forms";', { loadModule })
  return build([])
}

/**
 * What the style sheet changes in the computed style of the kit's elements and of their pseudo-elements. Leaves out what follows
 * from the host's font or text size, and the kit's root, which the host may position. A style sheet before the kit's own is an
 * inline style, which the page's policy must allow.
 */
export async function changedByFramework(
  page: Page,
  name: Framework,
  place: 'before' | 'after',
): Promise<readonly string[]> {
  await page.mouse.move(0, 0)
  return page.evaluate(measure, { place, sheet: await readSheet(name) })
}

type MeasureParams = { readonly place: 'before' | 'after'; readonly sheet: string }

async function measure({ place, sheet }: MeasureParams): Promise<readonly string[]> {
  const fixed = new CSSStyleSheet()
  fixed.replaceSync('[data-bowline] { --bl-font: sans-serif; --bl-font-size: 16px }')
  document.adoptedStyleSheets.push(fixed)
  const properties = [...getComputedStyle(document.body)].filter((property) => !property.startsWith('--'))
  // Elements in the page take the size that the page gives them.
  const follows =
    /^(width|height|block-size|inline-size|top|right|bottom|left|inset-.+|(perspective|transform)-origin)$/
  const inPage = properties.filter((property) => !follows.test(property))
  const parts = [...document.querySelectorAll('[data-bowline] *')].flatMap((element) => {
    const kinds = element.matches('input, textarea') ? ['', '::placeholder'] : ['', '::before', '::after']
    return kinds.map((kind) => ({ element, kind, name: `${element.tagName} ${element.className}${kind}` }))
  })
  const read = () =>
    parts.map(({ element, kind }) => {
      const style = getComputedStyle(element, kind)
      const isDrawn = !/before|after/.test(kind) || !['none', 'normal'].includes(style.content)
      const some = element.closest('[aria-modal]') === null ? inPage : properties
      return isDrawn ? some.map((property) => `${property}: ${style.getPropertyValue(property)}`) : []
    })
  // The card gets its content's height a frame later.
  const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done))))
  await rest()
  const plain = read()
  const inline = Object.assign(document.createElement('style'), { textContent: sheet })
  const adopted = new CSSStyleSheet()
  if (place === 'before') document.head.prepend(inline)
  else {
    adopted.replaceSync(sheet)
    document.adoptedStyleSheets.push(adopted)
  }
  await rest()
  const styled = read()
  inline.remove()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== adopted)
  await rest()
  const again = read()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== fixed)
  return styled.flatMap((lines, at) =>
    // Changes that happen meanwhile for other reasons do not come from the style sheet.
    lines
      .filter((line, index) => line !== plain[at]?.[index] && plain[at]?.[index] === again[at]?.[index])
      .map((line) => `${parts[at]?.name} ${line}`),
  )
}
