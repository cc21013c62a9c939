// @ts-check
/** Two small packages to bundle, and what bundling one of them writes. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleCode } from './bundle-code.mjs'

export const manifest = (/** @type {string} */ name) =>
  JSON.stringify({ name, type: 'module', exports: { '.': { '@bowline/source': './src/index.ts' } } })

/** A core, and a UI package on top of it. */
export const FILES = {
  'core/package.json': manifest('@kit/core'),
  'core/src/index.ts': `
    export { start } from './start.js'
    export { hide, show, type Shown } from './show.js'
    export { unused } from './unused.js'`,
  'core/src/start.ts': `
    import { count } from './counter.js'
    export const start = async () => [count(), (await import('./later.js')).later()]`,
  'core/src/counter.ts': `
    let total = 0
    const NAMES = new Map([['one', 1]])
    export function count() { total += 1; return total + NAMES.size }
    export const spell = (amount: number) => [...WORDS].at(amount)
    const WORDS = ['zero', ...['one', 'two']]`,
  'core/src/later.ts': `
    import { spell } from './counter.js'
    export const later = () => spell(1)`,
  'core/src/show.ts': `
    import { spell } from './counter.js'
    export type Shown = string | undefined
    export const show = async (): Promise<Shown> => (await import('./own.js')).own() + spell(2)
    export const hide = () => 'hidden'`,
  'core/src/own.ts': `export const own = () => 'own '`,
  'core/src/unused.ts': `export const unused = () => 'unused'`,
  'surface/package.json': manifest('@kit/surface'),
  'surface/src/index.ts': `export { Surface } from './surface.js'`,
  'surface/src/surface.ts': `'use client'
    import { hide, start } from '@kit/core'
    export const Surface = () => [start, hide, () => import('./view.js')]`,
  'surface/src/view.ts': `
    import { show } from '@kit/core'
    export const View = () => show()`,
}

export const RINGS = {
  page: { roots: ['@kit/surface#Surface'] },
  common: { after: ['page'] },
  later: { after: ['common'], roots: ['core/later'] },
  view: { after: ['common'], roots: ['surface/view', 'core/own'] },
}

/**
 * Bundles one of the packages.
 * @param {string} name
 * @param {{ files?: Record<string, string>, rings?: import('./assign-chunks.mjs').Rings, hosts?: string[], entries?: Record<string, string>, leaves?: import('./chunks.mjs').Leaves, alone?: import('./chunks.mjs').Leaves }} [changed]
 */
export async function bundled(
  name,
  { files = {}, rings = RINGS, hosts = [], entries = { index: 'index.ts' }, leaves = {}, alone = {} } = {},
) {
  const packages = mkdtempSync(join(tmpdir(), "bowline's #1 (100%) & more-"))
  for (const [path, text] of Object.entries({ ...FILES, ...files })) {
    mkdirSync(dirname(join(packages, path)), { recursive: true })
    writeFileSync(join(packages, path), text)
  }
  const out = join(packages, name, 'dist')
  await bundleCode({ packages, name, entries, out, rings, joined: {}, hosts, leaves, alone })
  writeFileSync(join(out, 'package.json'), '{ "type": "module" }')
  return {
    files: readdirSync(join(out, 'rings')).filter((file) => file.endsWith('.js')),
    read: (/** @type {string} */ file) => readFileSync(join(out, file), 'utf8'),
    load: () => import(pathToFileURL(join(out, 'index.js')).href),
  }
}
