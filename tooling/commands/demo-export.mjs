// @ts-check
/**
 * The built demo as static files for any host that serves a folder at its root. They have no relay, no login site and no
 * sign-in server; the pages read their settings from the address in the browser.
 *
 * In      the folder to write; an earlier export in it is deleted first
 * Throws  Error when the folder has other files, the demo has not been built, or a page does not respond
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDemo } from './demo-server.mjs'
import { root } from './repository.mjs'

const PAGES = ['/', '/lab', '/phone', '/sheet', '/bare', '/nested', '/hostile', '/two-kits', '/blank']
const STAND_INS = ['purchase', 'coinbase', 'binance', 'kraken', 'okx'].map((id) => `/stand-in/${id}`)
/** A page that does not exist, as hosts show it. */
const MISSING = '/404'

/** @param {string} folder */
export async function exportDemo(folder) {
  const app = join(root, 'apps/demo-next')
  if (hasOtherFiles(folder))
    throw new Error(`${folder} has other files. Name a new folder, or that of an earlier export.`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(app, 'public'), folder, { recursive: true })
  cpSync(join(app, '.next/static'), join(folder, '_next/static'), { recursive: true })
  const demo = await startDemo()
  try {
    for (const page of [...PAGES, ...STAND_INS]) {
      mkdirSync(join(folder, page), { recursive: true })
      writeFileSync(join(folder, page, 'index.html'), await fetchPage(demo.url, page, 200))
    }
    writeFileSync(join(folder, '404.html'), await fetchPage(demo.url, MISSING, 404))
  } finally {
    await demo.stop()
  }
}

/** @param {string} folder */
function hasOtherFiles(folder) {
  return existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, '_next/static'))
}

/**
 * @param {string} url of the demo
 * @param {string} page
 * @param {number} status expected
 */
async function fetchPage(url, page, status) {
  const response = await fetch(`${url}${page}`)
  if (response.status !== status) throw new Error(`${page} responds with ${response.status}`)
  const html = await response.text()
  return html.replace('<html ', '<html data-static="" ').replaceAll(/ nonce="[^"]*"/g, '')
}
