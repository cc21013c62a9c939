// @ts-check
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { compiler } from '@bowline/tsconfig/compiler.mjs'
import { root } from './repository.mjs'
import { sourcesBelow } from './sources.mjs'
import { listWorkspaces } from './workspaces.mjs'

/** Plain JavaScript that Jest loads, and pages of other kits, whose own types are faulty. */
const UNCHECKED = /\.cjs$|\/tooling\/jest-preset\/|\/bench\/apps\/(rainbowkit|connectkit)\//

/** Whether a file has a separate declaration file. */
const isDeclared = (/** @type {string} */ file) => file.endsWith('.mjs') && existsSync(file.replace(/mjs$/, 'd.mts'))

test('checks the types of each source of packages and tools in one program', () => {
  const args = [compiler, '-p', join(root, 'tooling/tsconfig/sources.json'), '--listFilesOnly']
  const checked = new Set(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n'))
  const sources = listWorkspaces()
    .filter(({ path, manifest }) => path === 'tooling/tsconfig' || manifest.scripts?.typecheck === undefined)
    .flatMap(({ folder, path }) =>
      (path.startsWith('packages/') ? ['src', 'test'].map((name) => join(folder, name)) : [folder]).flatMap(
        sourcesBelow,
      ),
    )
    .map((file) => file.replaceAll('\\', '/'))
  assert.ok(sources.length > 3_000)
  assert.deepEqual(
    sources.filter((file) => !checked.has(file) && !UNCHECKED.test(file) && !isDeclared(file)),
    [],
  )
})
