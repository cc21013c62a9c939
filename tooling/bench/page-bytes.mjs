// @ts-check
/**
 * What a page of each kit loads before the first press: compressed scripts of the built page, in kB, without those of plain
 * React. Written to `page-bytes.json`, which the playground shows.
 *
 * Usage: npm run page-bytes in this folder, after a build of the packages. The other kits are installed into a folder that git ignores.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { KIT, KIT_WAGMI, PEER_APPS, PLAIN } from './apps.mjs'
import { buildApp } from './build-apps.mjs'
import { installPeer, PEERS } from './peers.mjs'

const plain = bytesOf(await buildApp(PLAIN.name))
/** @type {Record<string, number>} */
const kB = {}
for (const { name, title } of [KIT, KIT_WAGMI, ...PEER_APPS]) {
  const project = Object.hasOwn(PEERS, name) ? await installPeer(/** @type {keyof typeof PEERS} */ (name)) : undefined
  kB[title] = Math.round((bytesOf(await buildApp(name, { project })) - plain) / 100) / 10
}
writeFileSync(new URL('page-bytes.json', import.meta.url), `${JSON.stringify(kB, null, 2)}\n`)
console.table(kB)

/** @param {string} folder of a built app; its page names every script that loads at once */
function bytesOf(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, path = '']) => join(folder, path))
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0)
}
