#!/usr/bin/env node
// @ts-check
/**
 * Builds the package in the current folder into `dist`: its entries, which only re-export, their rings, source
 * maps, and the declarations of each entry.
 *
 * Exit    1 when a ring gets code that does not belong to it, or the compiler rejects the package
 */
import { readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { bundleCode } from './bundle-code.mjs'
import { bundleDeclarations } from './bundle-declarations.mjs'

const folder = process.cwd()
const out = join(folder, 'dist')
/** @type {{ exports: Record<string, { '@bowline/source'?: string, default?: string }> }} */
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const entries = Object.fromEntries(
  Object.values(manifest.exports).flatMap(({ '@bowline/source': source, default: target }) =>
    source === undefined || target === undefined
      ? []
      : [[relative('dist', target).replace(/\.js$/, ''), relative('src', source)]],
  ),
)
try {
  rmSync(out, { recursive: true, force: true })
  await bundleCode({ packages: dirname(resolve(folder)), name: basename(folder), entries, out })
  await bundleDeclarations({ folder, entries, out })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
