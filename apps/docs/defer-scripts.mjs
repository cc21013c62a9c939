// @ts-check
/** Makes the scripts of the exported pages wait until the reader reaches for the page: pages are read without them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deferScripts } from '@bowline/brand/defer-scripts'

const folder = new URL('out/', import.meta.url)
const names = readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
for (const name of names.filter((one) => one.endsWith('.html'))) {
  const file = new URL(name, folder)
  writeFileSync(file, deferScripts(readFileSync(file, 'utf8')))
}
