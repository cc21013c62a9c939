import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const SRC = join(__dirname, '..', 'src')
const CONCEPTS = ['balance', 'explorer', 'history', 'identity', 'names', 'onramp', 'pay', 'prices', 'sessions', 'swap']

const FILES = CONCEPTS.flatMap((concept) =>
  readdirSync(join(SRC, concept))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${concept}/${file}`),
)

/** Files that a file loads, directly or indirectly. Type imports do not count. */
function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(join(SRC, file), 'utf8').replace(/import type [^;]*?from '[^']+'/g, '')
  for (const [, path = ''] of source.matchAll(/from '(\.[^']+)\.js'/g)) {
    const target = relative(SRC, join(SRC, dirname(file), `${path}.ts`))
    if (!seen.has(target)) loadedBy(target, seen.add(target))
  }
  return seen
}

test.each(FILES)(
  'R-API-63 loads no other concept with %s, so that a page pays only for the functions it uses',
  (file) => {
    const [own] = file.split('/')
    const foreign = [...loadedBy(file)].filter((path) => {
      const [concept = ''] = path.split('/')
      return concept !== own && CONCEPTS.includes(concept) && path !== 'prices/price-currency.ts'
    })
    expect(foreign).toEqual([])
    expect([...loadedBy(file)].filter((path) => path.startsWith('mocks/') || path === 'index.ts')).toEqual([])
  },
)
