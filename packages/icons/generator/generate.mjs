// @ts-check
/**
 * Generates a module per icon, the lookup tables, and NOTICE.
 *
 * Out     path relative to the package → text
 * Throws  Error with the name of an icon whose drawing is missing, contains more than shapes, or exceeds 4 kB
 */
import { gzipSync } from 'node:zlib'
import { writeNotice } from './notice.mjs'
import { readDrawing } from './read-drawing.mjs'
import { brands } from './sources/brands.mjs'
import { coins, tokens } from './sources/coins.mjs'
import { networks } from './sources/networks.mjs'
import { wallets } from './sources/wallets.mjs'
import { tidySvg } from './tidy-svg.mjs'

/** @typedef {import('./source.mjs').Source} Source */

/** Maximum size of an icon in bytes, after gzip. */
const HEAVIEST = 4000

const HEAD = '// Written by `npm run icons`.\n'

/** Wallets that the first view shows without a request for another table, in addition to the social logins. */
const FIRST = ['wallet-connect', 'metamask', 'trust', 'coinbase', 'okx', 'phantom'].map((name) => `wallet-${name}`)

/** @type {readonly Source[]} */
const sources = [...networks, ...coins, ...tokens, ...wallets, ...brands]

/** @returns {ReadonlyMap<string, string>} */
export function generate() {
  /** @type {Map<string, string>} drawing → its file */
  const drawn = new Map()
  /** @type {Map<string, string>} */
  const fileOf = new Map()
  /** @type {Map<string, string>} */
  const colorOf = new Map()
  /** @type {Set<string>} */
  const shapes = new Set()
  /** @type {Map<string, Source>} file → source of its drawing */
  const origins = new Map()
  for (const source of sources) {
    const keys = [...source.keys, ...(source.tests ?? [])]
    const twice = keys.find((key) => fileOf.has(key) || colorOf.has(key))
    if (twice !== undefined) throw new Error(`${twice} has two icons`)
    if (source.place === undefined) {
      for (const key of keys) colorOf.set(key, source.color ?? '')
      continue
    }
    const { text, isShape } = drawingOf(source)
    const file = drawn.get(text) ?? source.name
    if (!drawn.has(text)) {
      if ([...drawn.values()].includes(file)) throw new Error(`Two icons are called ${file}`)
      drawn.set(text, file)
      origins.set(file, source)
      if (isShape) shapes.add(file)
    }
    for (const key of keys) fileOf.set(key, file)
  }
  const tests = new Set(sources.flatMap((source) => source.tests ?? []))
  const rows = rowsOf(fileOf, colorOf, shapes)
  const table = (/** @type {string} */ name, /** @type {readonly Row[]} */ of) =>
    /** @type {const} */ ([`src/generated/${name}.ts`, tableOf(of, tests)])
  const ofKinds = (/** @type {readonly string[]} */ ...kinds) =>
    rows.flatMap((row) => {
      const keys = row.keys.filter((key) => kinds.includes(key.slice(0, key.indexOf(':'))))
      return keys.length > 0 ? [{ ...row, keys }] : []
    })
  const wallets = ofKinds('wallet')
  const isFirst = (/** @type {Row} */ { icon }) => FIRST.includes(icon)
  return new Map([
    ...[...drawn].map(([text, file]) => /** @type {const} */ ([`src/generated/icons/${file}.ts`, moduleOf(text)])),
    table('first', [...wallets.filter(isFirst), ...ofKinds('social')]),
    table(
      'wallets',
      wallets.filter((row) => !isFirst(row)),
    ),
    table('assets', ofKinds('network', 'coin', 'currency')),
    table('tokens', ofKinds('token')),
    table('brands', ofKinds('exchange', 'onramp', 'store')),
    ['NOTICE', writeNotice(origins)],
  ])
}

/** @typedef {{ readonly keys: readonly string[], readonly icon: string, readonly isShape: boolean }} Row `icon`: a file or a color */

/**
 * @param {ReadonlyMap<string, string>} fileOf
 * @param {ReadonlyMap<string, string>} colorOf
 * @param {ReadonlySet<string>} shapes
 * @returns {readonly Row[]}
 */
function rowsOf(fileOf, colorOf, shapes) {
  /** @type {Map<string, string[]>} */
  const keysOf = new Map()
  for (const [key, icon] of [...fileOf, ...colorOf]) keysOf.set(icon, [...(keysOf.get(icon) ?? []), key])
  return [...keysOf].map(([icon, keys]) => ({ keys, icon, isShape: shapes.has(icon) }))
}

/** @param {Source} source @returns {{ text: string, isShape: boolean }} the data URL of a picture, or the path of a shape */
function drawingOf({ name, place, color }) {
  try {
    if (place === undefined) throw new Error('has no drawing')
    const svg = tidySvg(readDrawing(place))
    const isShape = place.package === 'simple-icons' && color === undefined
    const isGlyph = place.package === 'simple-icons'
    const onColor = (/** @type {string} */ ground) => (isGlyph ? onGround(svg, ground) : inset(svg, ground))
    const text = isShape ? pathOf(svg) : addressOf(color === undefined ? svg : onColor(color))
    const weight = gzipSync(text, { level: 9 }).length
    if (weight > HEAVIEST) throw new Error(`weighs ${weight} bytes`)
    return { text, isShape }
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : error}`)
  }
}

/** Returns the only path of a drawing on a 24 by 24 grid. @param {string} svg */
function pathOf(svg) {
  const [, path] = /^<svg [^>]*viewBox='0 0 24 24'[^>]*><path d='([^']+)'\/><\/svg>$/.exec(svg) ?? []
  if (path === undefined) throw new Error('is not one path')
  return path
}

/** Draws a glyph in white on a background color, with padding. @param {string} svg @param {string} color */
const onGround = (svg, color) =>
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path fill='${color}' d='M0 0h40v40H0z'/><path fill='#fff' transform='translate(9 9)scale(.917)' d='${pathOf(svg)}'/></svg>`

/** Draws a colored icon smaller on a background, so that a round frame does not crop it. @param {string} svg @param {string} color */
function inset(svg, color) {
  const [, inner] = /^<svg [^>]*viewBox='0 0 24 24'[^>]*>(.*)<\/svg>$/.exec(svg) ?? []
  if (inner === undefined) throw new Error('is not 24 by 24')
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='${color}' d='M0 0h24v24H0z'/><g transform='translate(4.2 4.2)scale(.65)'>${inner}</g></svg>`
}

/** @param {string} svg */
const addressOf = (svg) =>
  `data:image/svg+xml,${svg.replace(/[%#<>"]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** @param {string} text */
const moduleOf = (text) => `${HEAD}export const drawing: string = ${JSON.stringify(text)}\n`

/** @param {readonly Row[]} rows @param {ReadonlySet<string>} tests */
function tableOf(rows, tests) {
  const line = (/** @type {Row} */ { keys, icon, isShape }) => {
    const value = icon.startsWith('#') ? `'${icon}'` : `() => import('./icons/${icon}.js')`
    return `  ['${keys.join(' ')}', ${value}${isShape ? ', true' : ''}],`
  }
  const ofNetworks = rows.flatMap(({ keys }) => keys.filter((key) => tests.has(key)))
  return `${HEAD}import type { IconTable } from '../icon-table.js'

export const ROWS: IconTable = [
${rows.map(line).join('\n')}
]
${ofNetworks.length > 0 ? `\n/** Keys of networks for tests. */\nexport const TESTS: readonly string[] = ${JSON.stringify(ofNetworks)}\n` : ''}`
}
