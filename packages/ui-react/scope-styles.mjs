/**
 * Takes out of the compiled sheet what would reach past the kit's root.
 *
 * Tailwind registers its inner variables (`--tw-…`) with `@property`, so that they are not inherited, or sets them by a `*`
 * rule where a browser cannot register. A host's own Tailwind has the same names. Here they get the kit's prefix, and the rule
 * is for the kit's elements alone. Registered they cost nothing; a rule would set all of them on each element.
 *
 * In      argv[2]   the compiled sheet, rewritten in place
 * Source  R-HOST-04
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const EVERY_ELEMENT = /\*,\s*::?before,\s*::?after,\s*::backdrop\s*\{/
const OURS = '[data-bowline] *,[data-bowline] ::before,[data-bowline] ::after{'

/** A root of the kit at the head of a rule. The tokens' own have no weight, so that a rule of the host wins. */
const ROOT = /(?<!:where\()\[data-bowline\]/g
/** With the weight of an id more: what a host says of element types, attributes and classes does not outweigh it. */
const WEIGHTY_ROOT = '[data-bowline]:not(#\\#)'

/** The sheet with a layer's rules in no layer, changed by `change`. */
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
