// @ts-check
/** `npm run icons`: writes all icons, the lookup tables and NOTICE from the packages that provide the drawings. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))
rmSync(join(folder, 'src/generated'), { recursive: true, force: true })
const files = generate()
for (const [path, text] of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
process.stdout.write(`${files.size} files\n`)
