// @ts-check
/**
 * The common form of every bundler's build of a page: its files, and what loads them.
 *
 * @typedef {object} Build
 * @property {string} folder                            the folder of the built files
 * @property {readonly string[]} page                   the scripts that the page loads at once
 * @property {ReadonlyMap<string, File>} files          every script of the build
 * @property {ReadonlyMap<string, readonly string[]>} onDemand  specifier of an `import()` → the scripts it loads
 *
 * @typedef {object} File
 * @property {number} bytes                        after gzip
 * @property {readonly Part[]} parts               the modules whose code is in it
 *
 * @typedef {{ path: string, bytes: number }} Part  bytes before gzip
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

export const here = fileURLToPath(new URL('.', import.meta.url))

/** Build folder of the pages; git ignores it. Below the workspace, so that packages resolve. */
export const cache = join(here, '.cache')

/** @param {Buffer | string} body */
export const weigh = (body) => gzipSync(body, { level: 9 }).length

const OWN = /\/packages\/([\w-]+)\/dist\/(?:rings\/)?(.+?)(?:\/index)?\.js$/
const OUTSIDE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/**
 * Name of a module in the tables: `ui-react/open` for a ring, `secure-frame/client` for an entry, and a third-party package by
 * its name.
 * @param {string} path
 */
export function nameOf(path) {
  const [, owner, ring] = OWN.exec(path.replaceAll(sep, '/')) ?? []
  if (owner !== undefined) return `${owner}/${ring}`
  return OUTSIDE.exec(path.replaceAll(sep, '/'))?.[1] ?? path
}

/** Whether a module is an icon, each of which is a separate file. @param {string} path */
const isIcon = (path) => path.replaceAll(sep, '/').includes('/packages/icons/dist/generated/icons/')

/** The files of a build with an icon and none of our other code. @param {Build} build @returns {readonly [name: string, file: File][]} */
export const iconsOf = ({ files }) =>
  [...files].filter(([, { parts }]) => parts.some(({ path, bytes }) => bytes > 0 && isIcon(path)))

/** Number of icon files of a build, including the lookup tables. @param {Build} build */
export const countOfIcons = ({ files }) =>
  [...files.values()].filter(({ parts }) => {
    const own = parts.filter(({ bytes }) => bytes > 0)
    return own.length > 0 && own.every(({ path }) => path.replaceAll(sep, '/').includes('/packages/icons/dist/'))
  }).length

/**
 * An empty folder with the page's first module, which renders the app.
 * @param {string} bundler
 * @param {string} app
 */
export function prepare(bundler, app) {
  const folder = join(cache, bundler, app)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const entry = join(folder, 'main.jsx')
  writeFileSync(
    entry,
    `import { createRoot } from 'react-dom/client'
import { App } from '${relative(folder, join(here, 'apps', app))
      .split(sep)
      .join('/')}'

createRoot(document.getElementById('root')).render(<App />)
`,
  )
  return { folder, entry, out: join(folder, 'out') }
}

/** @param {string} folder @param {string} name @param {readonly Part[]} parts @returns {[string, File]} */
export const readBuilt = (folder, name, parts) => [name, { bytes: weigh(readFileSync(join(folder, name))), parts }]

/**
 * A file and all its static imports.
 * @param {string} first
 * @param {(file: string) => readonly string[]} importsOf
 */
export function closure(first, importsOf) {
  const found = new Set([first])
  for (const file of found) for (const next of importsOf(file)) found.add(next)
  return [...found]
}
