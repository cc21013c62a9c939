import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROWS as ASSETS } from './generated/assets.js'
import { ROWS as BRANDS } from './generated/brands.js'
import { ROWS as FIRST } from './generated/first.js'
import { ROWS as TOKENS } from './generated/tokens.js'
import { ROWS as WALLETS } from './generated/wallets.js'

const folder = join(__dirname, '..')

const below = (path: string): string[] =>
  readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? below(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
  )

const TABLES = { first: FIRST, wallets: WALLETS, assets: ASSETS, brands: BRANDS, tokens: TOKENS }
const rows = Object.values(TABLES).flat()
const drawings = rows.flatMap(([name, icon, isShape = false]) =>
  typeof icon === 'string' ? [] : [icon().then(({ drawing }) => ({ name, drawing, isShape }))],
)

/** Contrast ratio of white on a background color, by WCAG. */
function contrastOfWhite(ground: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(ground.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test('R-VIEW-85 matches the output of the generator for icons, tables and NOTICE', () => {
  const script = `import { generate } from './generator/generate.mjs'; process.stdout.write(JSON.stringify([...generate()]))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  expect(stderr).toBe('')
  const written = new Map<string, string>(JSON.parse(stdout))
  expect([...written.keys()].sort()).toEqual([...below('src/generated'), 'NOTICE'].sort())
  for (const [path, text] of written) expect([path, readFileSync(join(folder, path), 'utf8')]).toEqual([path, text])
})

test('R-VIEW-85 contains only shapes without scripts or references, each icon at most 4 kB', async () => {
  expect(drawings.length).toBeGreaterThan(100)
  for (const { name, drawing, isShape } of await Promise.all(drawings)) {
    expect([name, gzipSync(drawing).length <= 4000]).toEqual([name, true])
    if (isShape) {
      expect(drawing).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/)
      continue
    }
    const [, text = ''] = /^data:image\/svg\+xml,(.+)$/.exec(drawing) ?? []
    expect([name, text]).toEqual([name, expect.not.stringMatching(/[#<>"\s]{2}|[#<>"]/)])
    const svg = new DOMParser().parseFromString(decodeURIComponent(text), 'image/svg+xml')
    expect([name, svg.querySelector('parsererror')?.textContent]).toEqual([name, undefined])
    expect(svg.documentElement.getAttribute('viewBox')).toMatch(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/)
    const ids = new Set([...svg.querySelectorAll('[id]')].map(({ id }) => id))
    for (const element of svg.querySelectorAll('*')) {
      expect([name, element.localName]).toEqual([
        name,
        expect.not.stringMatching(/script|foreignObject|image|style|iframe|animate|set|text|^a$|filter/i),
      ])
      for (const { name: attribute, value } of element.attributes) {
        expect([name, attribute]).toEqual([name, expect.not.stringMatching(/^on|style|:/i)])
        if (attribute === 'xmlns') continue
        expect([name, value]).toEqual([name, expect.not.stringMatching(/:|\/\//)])
        const [, id] = (attribute === 'href' ? /^#(.+)$/ : /url\(#(.+?)\)/).exec(value) ?? []
        if (id !== undefined) expect([name, ids]).toEqual([name, new Set([...ids, id])])
      }
    }
  }
})

test('R-VIEW-83 gives every background enough contrast for a white initial', () => {
  for (const [key, ground] of rows) {
    if (typeof ground === 'string') expect([key, contrastOfWhite(ground) >= 4.5]).toEqual([key, true])
  }
})

test('R-VIEW-84 loads each icon as a separate module, lists each one, and each key once', () => {
  const files = readdirSync(join(__dirname, 'generated/icons')).map((name) => name.replace(/\.ts$/, ''))
  const tables = Object.keys(TABLES).map((name) => readFileSync(join(__dirname, `generated/${name}.ts`), 'utf8'))
  for (const table of tables) expect(table).not.toMatch(/^import (?!type )/m)
  const loaded = tables.flatMap((table) =>
    [...table.matchAll(/import\('\.\/icons\/(.+?)\.js'\)/g)].map(([, file]) => file),
  )
  expect([...new Set(loaded)].sort()).toEqual(files.sort())
  const keys = rows.flatMap(([list]) => list.split(' '))
  expect(keys).toHaveLength(new Set(keys).size)
})

test('R-VIEW-84 lists six wallets and the social logins in the table of the first view', () => {
  const kinds = FIRST.map(([keys]) => keys.slice(0, keys.indexOf(':')))
  expect(kinds.filter((kind) => kind !== 'social')).toEqual(Array.from({ length: 6 }, () => 'wallet'))
})

test('R-VIEW-85 names the origin and owner of every icon in NOTICE', () => {
  const notice = readFileSync(join(folder, 'NOTICE'), 'utf8')
  for (const name of readdirSync(join(__dirname, 'generated/icons')).map((file) => file.replace(/\.ts$/, '')))
    expect(notice).toMatch(new RegExp(`^ {2}${name} {2}\\S+`, 'm'))
  expect(notice).toContain('trademark of its owner')
})
