// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bundled, FILES, manifest, RINGS } from './bundle-fixture.mjs'

test('writes a file for each ring, and a separate one for code that no moment needs', async () => {
  const { files } = await bundled('core')
  assert.deepEqual(files, ['common.js', 'later.js', 'page.js', 'rest-plain.js', 'view.js'])
})

test('treats a package that is not built into rings as third-party: its files need no row, and are imported by its name', async () => {
  const files = {
    'pictures/package.json': JSON.stringify({
      ...JSON.parse(manifest('@kit/pictures')),
      scripts: { build: 'node build.mjs' },
    }),
    'pictures/src/index.ts': `export const load = () => import('./one.js')`,
    'pictures/src/one.ts': `export const one = 1`,
    'core/src/later.ts': `
      import { spell } from './counter.js'
      export const later = async () => [spell(1), await import('@kit/pictures')]`,
  }
  const { files: made, read } = await bundled('core', { files })
  assert.deepEqual(made, ['common.js', 'later.js', 'page.js', 'rest-plain.js', 'view.js'])
  assert.match(read('rings/later.js'), /import\(["']@kit\/pictures["']\)/)
})

test('splits a file whose parts are needed in different moments between their rings', async () => {
  const { read } = await bundled('core')
  assert.match(read('rings/page.js'), /function count/)
  assert.doesNotMatch(read('rings/page.js'), /spell|WORDS|rest\.js|common\.js|view\.js|later\.js";\n/)
  assert.match(read('rings/common.js'), /spell[\s\S]*WORDS|WORDS[\s\S]*spell/)
  assert.match(read('rings/page.js'), /hide/)
  assert.match(read('rings/view.js'), /show/)
})

test('writes a separate file for code that only one entry needs, also when a ring has the same name', async () => {
  const exports = {
    '.': { '@bowline/source': './src/index.ts' },
    './view': { '@bowline/source': './src/listed.ts' },
  }
  const files = {
    'core/package.json': JSON.stringify({ name: '@kit/core', type: 'module', exports }),
    'core/src/listed.ts': `export { listed } from './list.js'`,
    'core/src/list.ts': `export const listed = 'listed'`,
  }
  const { files: made, read } = await bundled('core', { files, entries: { index: 'index.ts', view: 'listed.ts' } })
  assert.ok(made.includes('of-view-plain.js'))
  assert.doesNotMatch(read('rings/view.js'), /listed/)
})

test('puts code of several moments into the last ring before all of them, also when two rings are before one', async () => {
  const rings = {
    ...RINGS,
    view: { after: ['common'], roots: ['surface/view', 'core/own', 'core/spoken'] },
    last: { after: ['later', 'view'], roots: ['core/last'] },
  }
  const files = {
    'core/src/index.ts': `${FILES['core/src/index.ts']}\nexport { end } from './end.js'`,
    'core/src/end.ts': `export const end = () => Promise.all([import('./last.js'), import('./spoken.js')])`,
    'core/src/last.ts': `import { word } from './word.js'\nimport { later } from './later.js'\nexport const last = () => word() + later()`,
    'core/src/spoken.ts': `import { word } from './word.js'\nexport const spoken = () => word()`,
    'core/src/word.ts': `export const word = () => 'word'`,
  }
  const { read } = await bundled('core', { files, rings })
  assert.match(read('rings/view.js'), /function word|word = /)
  assert.match(read('rings/last.js'), /from "\.\/later\.js"/)
  assert.match(read('rings/last.js'), /from "\.\/view\.js"/)
})

test('writes public code that no moment needs as a file for each set of rings that it needs', async () => {
  const files = {
    'core/src/index.ts': `${FILES['core/src/index.ts']}\nexport { useLater } from './use-later.js'\nexport { useTotal } from './use-total.js'`,
    'core/src/use-later.ts': `import { spell } from './counter.js'\nexport const useLater = () => spell(3)`,
    'core/src/use-total.ts': `import { count } from './counter.js'\nexport const useTotal = () => count()`,
  }
  const { files: made, read } = await bundled('core', { files })
  assert.deepEqual(
    made.filter((file) => file.startsWith('rest')),
    ['rest-common-plain.js', 'rest-plain.js'],
  )
  assert.doesNotMatch(read('rings/rest-plain.js'), /common\.js/)
})

test('writes standalone code as a separate file, which loads nothing on demand', async () => {
  const { files, read } = await bundled('core', { leaves: { core: ['page', 'common'] } })
  assert.ok(files.includes('page-plain.js'))
  assert.match(read('rings/page-plain.js'), /hide/)
  assert.doesNotMatch(read('rings/page-plain.js'), /import/)
  assert.match(read('rings/page.js'), /import\(/)
  assert.match(read('names/index/page-plain.js'), /hide[^;]*page-plain\.js/)
})

test('writes a name that apps import alone as a file of only that name', async () => {
  const { read } = await bundled('core', { leaves: { core: ['page', 'common'] }, alone: { core: ['hide'] } })
  assert.match(read('rings/page-plain-hide.js'), /hidden/)
  assert.match(read('names/index/page-plain-hide.js'), /hide[^;]*page-plain-hide\.js/)
})

test('imports the file of a ring by its name, and no file for a module of the same ring', async () => {
  const { read } = await bundled('core')
  assert.match(read('rings/page.js'), /await import\("\.\/later\.js"\)/)
  assert.doesNotMatch(read('rings/view.js'), /import\(/)
})

test('assigns code that an early ring needs of another package to the page', async () => {
  const files = {
    'surface/src/surface.ts': `import { start } from '@kit/core'\nexport const Surface = () => [start, import('./view.js')]`,
  }
  const early = {
    ...RINGS,
    view: { after: ['page'], roots: ['surface/view'] },
    own: { after: ['common'], roots: ['core/own'] },
  }
  assert.match((await bundled('core', { files, rings: early })).read('rings/page.js'), /show/)
  const late = { ...early, view: { after: ['common'], roots: ['surface/view'] } }
  assert.doesNotMatch((await bundled('core', { files, rings: late })).read('rings/page.js'), /show/)
})

test('writes code that a public name shares with a ring as a separate file, which a page may load alone', async () => {
  const files = {
    'surface/src/index.ts': `export { Surface } from './surface.js'\nexport { useShown } from './shown.js'`,
    'surface/src/shown.ts': `export const useShown = () => 'shown'`,
    'surface/src/view.ts': `import { useShown } from './shown.js'\nexport const View = () => useShown()`,
  }
  const { read } = await bundled('surface', { files, hosts: ['@kit/surface'] })
  assert.match(read('rings/view-shared.js'), /useShown/)
  assert.match(read('rings/view.js'), /from "\.\/view-shared\.js"/)
  assert.match(read('names/index/view-shared.js'), /useShown.* from "\.\.\/\.\.\/rings\/view-shared\.js"/)
})

test('re-exports the names of each ring through a file that names them, without other code in the entry', async () => {
  const { read } = await bundled('core')
  const lines = read('index.js').trim().split('\n').sort()
  assert.deepEqual(
    lines,
    ['page', 'rest-plain', 'view'].map((ring) => `export * from "./names/index/${ring}.js";`),
  )
  assert.equal(read('names/index/view.js'), 'export { show } from "../../rings/view.js";\n')
})

test('supports a nested entry, and re-exports of another package', async () => {
  const exports = {
    '.': { '@bowline/source': './src/index.ts' },
    './testing': { '@bowline/source': './src/testing.ts' },
  }
  const files = {
    'surface/package.json': JSON.stringify({ name: '@kit/surface', type: 'module', exports }),
    'surface/src/testing.ts': `export { hide as conceal } from '@kit/core'\nexport { help } from './help.js'`,
    'surface/src/help.ts': `export const help = () => 'help'`,
  }
  const { read } = await bundled('surface', { files, entries: { 'testing/index': 'testing.ts' } })
  assert.match(read('testing/index.js'), /export \* from "\.\.\/names\/testing\/index\/kit-core\.js";/)
  assert.equal(read('names/testing/index/kit-core.js'), 'export { hide as conceal } from "@kit/core";\n')
})

test('rejects an entry with code', async () => {
  const files = { 'core/src/index.ts': `${FILES['core/src/index.ts']}\nexport const own = 1` }
  await assert.rejects(bundled('core', { files }), /holds code/)
})

test('produces code that behaves like the source', async () => {
  const { load } = await bundled('core')
  const { hide, show, start, unused } = await load()
  assert.deepEqual(await start(), [2, 'one'])
  assert.equal(await show(), 'own two')
  assert.equal(hide(), 'hidden')
  assert.equal(unused(), 'unused')
})

test('marks calculated constants as droppable', async () => {
  const { read } = await bundled('core')
  assert.match(read('rings/common.js'), /const WORDS = \/\* @__PURE__ \*\/ \(\(\) => \["zero"/)
  assert.match(
    read('rings/page.js'),
    /const NAMES = \/\* @__PURE__ \*\/ new Map|const NAMES = \/\* @__PURE__ \*\/ \(\(\) =>/,
  )
})

test('puts a directive at the top of the ring that has a file with it', async () => {
  const { read } = await bundled('surface')
  assert.match(read('rings/page.js'), /^"use client"/)
  assert.doesNotMatch(read('rings/view.js'), /use client/)
})

test('writes a source map for each ring that names the source', async () => {
  const { read } = await bundled('core')
  assert.deepEqual(JSON.parse(read('rings/common.js.map')).sources, ['../../src/counter.ts'])
})

test('rejects a module that is loaded by import() and is in no ring', async () => {
  const files = {
    'core/src/start.ts': `export const start = () => import('./elsewhere.js')`,
    'core/src/elsewhere.ts': `export const a = 1`,
  }
  await assert.rejects(
    bundled('core', { files }),
    /in tooling\/bundle\/chunks\.mjs:\n {6}'core\/elsewhere', \/\/ loaded by import\(\) in core\/start/,
  )
})

test('puts a module that is loaded by import() and is in no ring into the ring of its folder', async () => {
  const files = {
    'core/src/start.ts': `export const start = async () => (await import('./shown/elsewhere.js')).a`,
    'core/src/shown/elsewhere.ts': `export const a = 1`,
  }
  const rings = { ...RINGS, later: { ...RINGS.later, roots: ['core/later', 'core/shown/'] } }
  const { read } = await bundled('core', { files, rings })
  assert.match(read('rings/later.js'), /const a = 1/)
})

test('rejects a row of a folder without a module that is loaded by import()', async () => {
  const rings = { ...RINGS, view: { after: ['common'], roots: ['surface/view', 'core/own', 'core/gone/'] } }
  await assert.rejects(bundled('core', { rings }), /A ring names what is not there: core\/gone\//)
})

test('rejects a third-party package that a ring may not import', async () => {
  const files = { 'core/src/later.ts': `import { z } from 'zod'\nexport const later = () => z` }
  await assert.rejects(bundled('core', { files }), /core\/later brings zod into the ring later/)
  const rings = { ...RINGS, later: { ...RINGS.later, outside: ['zod'] } }
  await bundled('core', { files, rings })
})

test('R-HOST-91 refuses an import() of an optional peer unless it is awaited inside try', async () => {
  const peers = { peerDependenciesMeta: { '@other/peer': { optional: true } } }
  const load = (/** @type {string} */ body) =>
    bundled('core', {
      files: {
        'core/package.json': JSON.stringify({ ...JSON.parse(manifest('@kit/core')), ...peers }),
        'core/src/later.ts': `export const later = async () => { ${body} }`,
      },
    })
  for (const body of [
    "return await import('@other/peer')",
    "return Promise.all([import('@other/peer/deep')]).catch(() => {})",
    "try { return import('@other/peer') } catch { return 0 }",
    "try { return 0 } catch { return await import('@other/peer') }",
    "try { return (() => import('@other/peer'))() } catch { return 0 }",
  ])
    await assert.rejects(load(body), /core\/later loads @other\/peer/, body)
  await load("try { return await import('@other/peer') } catch { return 0 }")
})

test('rejects rings that need each other', async () => {
  const files = {
    'core/src/later.ts': `import { own } from './own.js'\nexport const later = () => own()`,
    'core/src/own.ts': `import { more } from './more.js'\nexport const own = () => 'own ' + more`,
    'core/src/more.ts': `import { later } from './later.js'\nexport const more = later`,
  }
  const rings = { ...RINGS, more: { after: ['common'], roots: ['core/more'] } }
  await assert.rejects(bundled('core', { files, rings }), /Rings need each other: core/)
})

test('rejects code with side effects at load time', async () => {
  const files = { 'core/src/later.ts': `globalThis.seen = true\nexport const later = () => 'later'` }
  await assert.rejects(bundled('core', { files }), /rings\/later\.js does something while it is loaded/)
})

test('rejects two modules of one ring that are loaded by import() and export the same name', async () => {
  const files = {
    'core/src/start.ts': `export const start = () => [import('./later.js'), import('./twin.js')]`,
    'core/src/twin.ts': `export const later = () => 'twin'`,
  }
  const rings = { ...RINGS, later: { after: ['common'], roots: ['core/later', 'core/twin'] } }
  await assert.rejects(bundled('core', { files, rings }), /both export later/)
})
