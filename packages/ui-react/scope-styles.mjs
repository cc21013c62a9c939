/**
 * Limits the compiled style sheet to the kit's root.
 *
 * Tailwind registers its internal variables (`--tw-…`) with `@property`, so that they are not inherited, or sets them with a
 * `*` rule in browsers without registration. An app's own Tailwind uses the same names. This script gives them the kit's prefix
 * and limits the rule to the kit's elements. Registration stays the default, because the rule sets all variables on each element.
 *
 * In      argv[2]   the compiled sheet, rewritten in place
 * Source  R-HOST-04
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const EVERY_ELEMENT = /\*,\s*::?before,\s*::?after,\s*::backdrop\s*\{/
const OURS = '[data-bowline] *,[data-bowline] ::before,[data-bowline] ::after{'

/** The kit's root in a selector. Skips the rules of tokens, which have zero specificity so that the app's rules win. */
const ROOT = /(?<!:where\()\[data-bowline\]/g
/** Adds the specificity of an id, above the app's selectors for element types, attributes and classes. */
const WEIGHTY_ROOT = '[data-bowline]:not(#\\#)'

/** Moves the rules of a layer out of the layer, changed by `change`. */
function unlayer(css, name, change) {
  const start = css.search(new RegExp(`@layer ${name}\\s*\\{`))
  if (start === -1) return css
  const open = css.indexOf('{', start)
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) {
      return css.slice(0, start) + change(css.slice(open + 1, at)) + css.slice(at + 1)
    }
  }
  return css
}

export function scopeStyles(compiled) {
  return unlayer(compiled, 'properties', (rules) => rules.replace(EVERY_ELEMENT, OURS))
    .replace(/@layer [\w, ]+;/g, '')
    .replaceAll('--tw-', '--bl-tw-')
    .replace(ROOT, WEIGHTY_ROOT)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , file] = process.argv
  writeFileSync(file, scopeStyles(readFileSync(file, 'utf8')))
}
