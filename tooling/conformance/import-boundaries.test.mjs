// @ts-check
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { checkArrows } from './check-imports.mjs'

const source = (/** @type {string} */ path) => ({ '@bowline/source': path, default: './dist/index.js' })
const manifests = {
  'packages/kit-core': {
    name: '@bowline/kit-core',
    exports: { '.': source('./src/index.ts'), './actions': source('./src/actions.ts') },
  },
  'packages/api-client': {
    name: '@bowline/api-client',
    exports: { '.': source('./src/index.ts'), './mocks': source('./src/mocks/index.ts') },
  },
  'packages/secure-frame': { name: '@bowline/secure-frame', exports: { './client': source('./src/client.ts') } },
  'packages/ui-react': {
    name: '@bowline/ui-react',
    exports: { '.': source('./src/index.ts'), './styles.css': './dist/styles.css' },
  },
  'packages/adapter-evm': { name: '@bowline/adapter-evm', exports: { '.': source('./src/index.ts') } },
  'packages/adapter-solana': { name: '@bowline/adapter-solana', exports: { '.': source('./src/index.ts') } },
  'apps/demo': { name: '@bowline/demo' },
  'tooling/chains': { name: '@bowline/chains', exports: { '.': './index.mjs' } },
}

/**
 * Creates a repository with these files.
 * @param {Readonly<Record<string, string>>} files
 * @returns {string} its folder
 */
function repository(files) {
  const base = mkdtempSync(join(tmpdir(), 'bowline-arrows-'))
  const packages = Object.entries(manifests).map(([path, manifest]) => [
    `${path}/package.json`,
    JSON.stringify(manifest),
  ])
  for (const [path = '', text = ''] of [...packages, ...Object.entries(files)]) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  return base
}

/** @param {Readonly<Record<string, string>>} files */
const arrows = (files) => checkArrows(repository(files))

/**
 * Output and exit code of the command.
 * @param {Readonly<Record<string, string>>} files
 * @returns {Promise<{ code: number, err: string }>}
 */
function command(files) {
  const script = fileURLToPath(new URL('./import-boundaries.mjs', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--root', repository(files)], (error, _out, err) => {
      resolve({ code: Number(error?.code ?? 0), err })
    })
  })
}

/**
 * @param {string} path
 * @param {string} text
 */
const one = (path, text) => arrows({ [path]: text })

test('accepts imports that the rules allow', () => {
  const said = arrows({
    'packages/kit-core/src/index.ts': `export { a } from './a.js'`,
    'packages/kit-core/src/a.ts': `import { b } from '@bowline/api-client'\nexport const a = b\nexport const load = () => import('@bowline/secure-frame/client')`,
    'packages/kit-core/src/b.ts': `import type { C } from '@bowline/secure-frame/client'\nexport type B = C`,
    'packages/kit-core/src/wallets/pairing/transport.ts': `export const load = () => import('@walletconnect/sign-client')`,
    'packages/kit-core/src/a.test.ts': `import { server } from '@bowline/api-client/mocks'\nwindow.alert(server)`,
    'packages/ui-react/src/kit.tsx': `'use client'\nimport { createKit } from '@bowline/kit-core'\nwindow.alert(createKit)`,
    'packages/ui-react/src/kit.test.tsx': `import { handlers } from '@bowline/api-client/mocks'`,
    'packages/adapter-evm/src/adapter.ts': `import { createKit } from '@bowline/kit-core'\nimport { http } from 'viem'`,
    'packages/adapter-evm/test/adapter.test.ts': `import { startAnvil } from '@bowline/chains'\nimport { evm } from '../src/adapter.js'`,
    'apps/demo/jest.config.cjs': `module.exports = require('@bowline/jest-preset/dom')`,
    'apps/demo/app/page.tsx': `import '@bowline/ui-react/styles.css'\nimport { evm } from '@bowline/adapter-evm'\nimport { useAccount } from 'wagmi'`,
  })
  assert.deepEqual(said, [])
})

for (const [rule, path, text, expected] of /** @type {const} */ ([
  [
    'core knows no React',
    'packages/kit-core/src/a.ts',
    `import type { ReactNode } from 'react'`,
    'imports react, which',
  ],
  [
    'core knows no chain library',
    'packages/kit-core/src/a.ts',
    `export type A = import('viem').Address`,
    'imports viem, which',
  ],
  [
    'core knows none in tests either',
    'packages/kit-core/src/a.test.ts',
    `const a = await import('@wagmi/core')`,
    'imports @wagmi/core',
  ],
  [
    'core loads pairing on demand',
    'packages/kit-core/src/a.ts',
    `import '@walletconnect/sign-client'`,
    'by import() alone',
  ],
  [
    'core loads the frame on demand',
    'packages/kit-core/src/a.ts',
    `import { x } from '@bowline/secure-frame/client'`,
    'by import() alone',
  ],
  ['core does not know the UI', 'packages/kit-core/src/a.ts', `import '@bowline/ui-react'`, 'no arrow points from'],
  [
    'the UI knows no adapter',
    'packages/ui-react/src/a.tsx',
    `const a = import('@bowline/adapter-evm')`,
    'no arrow points from',
  ],
  [
    'the UI knows no chain library',
    'packages/ui-react/src/a.tsx',
    `import { formatUnits } from 'viem/utils'`,
    'imports viem/utils',
  ],
  [
    'the UI asks no API by itself',
    'packages/ui-react/src/a.tsx',
    `import { b } from '@bowline/api-client'`,
    'no arrow points from',
  ],
  [
    'adapters do not know each other',
    'packages/adapter-evm/src/a.ts',
    `import '@bowline/adapter-solana'`,
    'no arrow points from',
  ],
  [
    'adapters do not know the UI',
    'packages/adapter-evm/src/a.ts',
    `import '@bowline/ui-react'`,
    'no arrow points from',
  ],
  [
    'the leaves know nothing of ours',
    'packages/api-client/src/a.ts',
    `import '@bowline/kit-core'`,
    'no arrow points from',
  ],
  [
    'what ships knows no test tool',
    'packages/adapter-evm/src/testing/a.ts',
    `import '@bowline/chains'`,
    'no arrow points from',
  ],
  [
    'packages are entered by their entries',
    'apps/demo/app/a.ts',
    `import '@bowline/kit-core/src/index.js'`,
    'which is no entry of',
  ],
  ['a package that is not there', 'apps/demo/app/a.ts', `import '@bowline/none'`, 'there is no package @bowline/none'],
  [
    'no file leaves its own folder',
    'apps/demo/app/a.ts',
    `import '../../../packages/kit-core/src/index.js'`,
    'outside of',
  ],
  [
    're-exports stand in entries',
    'packages/kit-core/src/store/index.ts',
    `export { a } from './a.js'`,
    're-exports; only',
  ],
  [
    'in two steps as in one',
    'packages/kit-core/src/b.ts',
    `import { a } from './a.js'\nexport { a as b }`,
    're-exports; only',
  ],
  ['types as values', 'packages/kit-core/src/b.ts', `export type { A } from './a.js'`, 're-exports; only'],
  ['entries list their names', 'packages/kit-core/src/index.ts', `export * from './a.js'`, 're-exports everything'],
  ['window at home', 'packages/kit-core/src/a.ts', `export const has = typeof window !== 'undefined'`, 'uses window'],
  ['window by another way', 'packages/kit-core/src/a.ts', `export const w = globalThis.window`, 'uses window'],
  ['document at home', 'packages/kit-core/src/base/log/a.ts', `document.title = 'x'`, 'uses document'],
  ['storage at home', 'packages/kit-core/src/a.ts', `export const s = { localStorage }`, 'uses localStorage'],
  ['navigator at home', 'packages/kit-core/src/a.ts', `export const n = navigator.userAgent`, 'uses navigator'],
  ['console at home', 'packages/kit-core/src/base/browser/a.ts', `console.warn('x')`, 'uses console'],
])) {
  test(`${rule}: ${path}`, () => {
    const said = one(path, text)
    assert.equal(said.length, 1, said.join('\n'))
    assert.ok(said[0]?.startsWith(`${path}:`) && said[0].includes(expected), said[0])
  })
}

test('ignores names of our own, and allows each global in its home folder', () => {
  const said = arrows({
    'packages/kit-core/src/a.ts': `
      type Event = { document: string; window: number }
      export function read(window: { navigator: string }, { document }: Event) {
        const localStorage = window.navigator
        return { document, navigator: localStorage, console: localStorage }
      }`,
    'packages/kit-core/src/base/browser/a.ts': `export const w = window, s = localStorage, n = navigator, d = document`,
    'packages/kit-core/src/base/log/a.ts': `console.warn('x')`,
  })
  assert.deepEqual(said, [])
})

test('reports a global that an ambient declaration declares', () => {
  const said = one('packages/kit-core/src/a.ts', `declare const window: { a: string }\nexport const a = window.a`)
  assert.equal(said.at(-1)?.includes('a.ts:2 uses window'), true)
})

test('prints every mistake and their number, and fails; prints nothing without one', async () => {
  const path = 'packages/kit-core/src/a.ts'
  const { code, err } = await command({ [path]: `import 'react'\nimport '@bowline/ui-react'` })
  assert.deepEqual([code, err.split('\n').filter((line) => line.startsWith(path)).length], [1, 2])
  assert.match(err, /\n2 wrong arrows\n$/)
  assert.deepEqual(await command({}), { code: 0, err: '' })
})
