// @ts-check
/**
 * A page built by `next build`, which bundles with Turbopack, as static files. The bundler does not report which files an
 * `import()` loads, so a browser measures it.
 *
 * Out     the folder of the page, to be served below its prefix
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { cache, here } from './build.mjs'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

const CONFIG = `export default {
  output: 'export',
  assetPrefix: process.env.BOWLINE_SIZE_PREFIX,
  typescript: { ignoreBuildErrors: true },
  experimental: { externalDir: true, turbopackFileSystemCacheForBuild: false },
}
`
const LAYOUT = `export default function Layout({ children }) {
  return (
    <html lang="en">
      <head><link rel="icon" href="data:," /></head>
      <body><div id="root">{children}</div></body>
    </html>
  )
}
`

/** @param {string} app @returns {string} the folder with the page, to be served at `/${app}-next/` */
export function buildWithNext(app) {
  const folder = join(cache, 'next', app)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'app'), { recursive: true })
  const source = relative(join(folder, 'app'), join(here, 'apps', app))
    .split(sep)
    .join('/')
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(join(folder, 'next.config.mjs'), CONFIG)
  writeFileSync(join(folder, 'app/layout.jsx'), LAYOUT)
  writeFileSync(join(folder, 'app/page.jsx'), `'use client'\nexport { App as default } from '${source}'\n`)
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BOWLINE_SIZE_PREFIX: `/${app}-next` }
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Next.js could not build ${app}: ${stdout}${stderr}`)
  return join(folder, 'out')
}
