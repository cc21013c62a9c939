/**
 * Takes out of the compiled sheet what would reach past the kit's root.
 *
 * Tailwind keeps its inner variables (`--tw-…`) as page-wide `@property` rules, or as a `*` rule where those are missing.
 * Both touch the host's elements, and a host's own Tailwind sets the same names. Here they get the kit's prefix and their
 * first values on the kit's elements alone.
 *
 * In      argv[2]   the compiled sheet, rewritten in place
 * Source  R-HOST-04
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const PROPERTY = /@property\s+(--tw-[\w-]+)\s*\{([^}]*)\}/g

function withoutLayer(css, name) {
  const start = css.search(new RegExp(`@layer ${name}\\s*\\{`))
  if (start === -1) return css
  let depth = 0
  for (let at = css.indexOf('{', start); at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return css.slice(0, start) + css.slice(at + 1)
  }
  return css
}

export function scopeStyles(compiled) {
  const firstValues = [...compiled.matchAll(PROPERTY)].map(
    ([, name, body]) => `${name}:${/initial-value:\s*([^;}]+)/.exec(body)?.[1]?.trim() ?? 'initial'}`,
  )
  const css = withoutLayer(compiled, 'properties')
    .replace(PROPERTY, '')
    .replace(/@layer [\w, ]+;/g, '')
  const comment = /^\s*\/\*![\s\S]*?\*\//.exec(css)?.[0] ?? ''
  const scoped =
    firstValues.length === 0
      ? ''
      : `[data-bowline] *,[data-bowline] ::before,[data-bowline] ::after{${firstValues.join(';')}}`
  return (comment + scoped + css.slice(comment.length)).replaceAll('--tw-', '--bl-tw-')
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , file] = process.argv
  writeFileSync(file, scopeStyles(readFileSync(file, 'utf8')))
}
