import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentLoader } from '../../src/kit/component-loader.js'
import { ENGLISH_TEXTS } from '../../src/messages/en.js'
import { ENGLISH_BASE_TEXTS } from '../../src/messages/en-base.js'
import { ENGLISH_PARTS } from '../../src/messages/english-parts.js'
import type { TextPart } from '../../src/messages/messages.js'
import { VIEW_ROWS } from '../../src/modal/views.js'
import { LOGIN_LOADER } from '../../src/views/connect/connect/login-section-loader.js'
import { STORE_CODES } from '../../src/views/connect/downloads/phone-stores.js'
import { ALL_PARTS } from '../page/catalogue.js'
import { chunksOf, namedTexts, SOURCE } from './message-usage.js'

type Declared = ReadonlyMap<string, readonly TextPart[]>

function declaredBy<Name extends string>({ getTextParts }: ComponentLoader<Name>, names: readonly Name[]): Declared {
  return new Map(names.map((name) => [name, getTextParts(name)]))
}

/** Every table of components that are loaded on demand, and the text parts that its rows declare. */
const TABLES: Readonly<Record<string, Declared>> = {
  'modal/views.ts': new Map(Object.entries(VIEW_ROWS).map(([name, { texts = [] }]) => [name, texts])),
  'views/connect/connect/login-section-loader.ts': declaredBy(LOGIN_LOADER, ['email', 'social']),
  'views/connect/downloads/phone-stores.tsx': declaredBy(STORE_CODES, ['storeCodes']),
}

const ROWS = Object.entries(TABLES).flatMap(([table, declared]) =>
  chunksOf(join(SOURCE, table)).map(([name, path]) => [table, name, path, declared] as const),
)

const partById = new Map<string, TextPart | 'base'>(Object.keys(ENGLISH_BASE_TEXTS).map((id) => [id, 'base']))

beforeAll(async () => {
  for (const part of ALL_PARTS) {
    const { texts } = await ENGLISH_PARTS[part]()
    for (const id of Object.keys(texts)) {
      expect({ id, of: partById.get(id) }).toEqual({ id, of: undefined })
      partById.set(id, part)
    }
  }
})

function partsNamedIn(path: string): readonly (TextPart | 'base')[] {
  const parts = new Set([...namedTexts(path)].flatMap((id) => partById.get(id) ?? []))
  return [...parts].filter((part) => part !== 'base').sort()
}

test('R-HOST-12 every text is in the base part or in exactly one other part', () => {
  expect([...partById.keys()].sort()).toEqual(Object.keys(ENGLISH_TEXTS).sort())
})

test('R-VIEW-04 all tables of components loaded on demand are known', () => {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const makers = paths.filter((path) => readFileSync(join(SOURCE, path), 'utf8').includes('= createComponentLoader'))
  expect(makers.map((path) => path.replaceAll('\\', '/')).sort()).toEqual(Object.keys(TABLES).sort())
  expect(ROWS.length).toBeGreaterThan(50)
})

test.each(ROWS)('R-HOST-12 R-VIEW-04 %s: %s declares exactly the text parts that it uses', (...row) => {
  const [, name, path, declared] = row
  expect([...(declared.get(name) ?? [])].sort()).toEqual(partsNamedIn(path))
})

test('R-HOST-12 R-MODAL-10 the modal without its views uses only texts of the base part', () => {
  const named = namedTexts(join(SOURCE, 'modal/modal-chunk.ts'))
  expect(named).toContain('modal.close')
  expect([...named].filter((id) => partById.get(id) !== 'base')).toEqual([])
})
