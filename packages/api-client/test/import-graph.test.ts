import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const SRC = join(__dirname, '..', 'src')
const CONCEPTS = [
  'balance',
  'convert',
  'explorer',
  'history',
  'identity',
  'names',
  'onramp',
  'pay',
  'prices',
  'sessions',
]

const FILES = CONCEPTS.flatMap((concept) =>
  readdirSync(join(SRC, concept))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${concept}/${file}`),
)

/** What a file loads, directly and through others; types load nothing. */
function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(join(SRC, file), 'utf8').replace(/import type [^;]*?from '[^']+'/g, '')
  for (const [, path = ''] of source.matchAll(/from '(\.[^']+)\.js'/g)) {
    const target = relative(SRC, join(SRC, dirname(file), `${path}.ts`))
    if (!seen.has(target)) loadedBy(target, seen.add(target))
  }
  return seen
}

test.each(FILES)('R-API-63 %s brings no other concept along: a page pays for the functions it uses', (file) => {
  const [own] = file.split('/')
  const foreign = [...loadedBy(file)].filter((path) => {
    const [concept = ''] = path.split('/')
    return concept !== own && CONCEPTS.includes(concept) && path !== 'prices/price-currency.ts'
  })
  expect(foreign).toEqual([])
  expect([...loadedBy(file)].filter((path) => path.startsWith('mocks/') || path === 'index.ts')).toEqual([])
})
