// @ts-check
/**
 * `npm run build:directory`: writes from `packages/kit-core/data/wallets.json` the index that the kit loads, and a folder that any web
 * server can serve as `endpoints.explorer`.
 *
 * Out     packages/kit-core/src/wallets/list/wallet-index.ts; out/directory
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runCommand } from './command.mjs'
import { commandLine } from './command-line.mjs'
import { root } from './repository.mjs'
import { directoryFiles, indexModule, shippedWallets } from './wallet-directory.mjs'

const CORE = join(root, 'packages/kit-core')
const FOLDER = join(root, 'out/directory')

await runCommand({
  line: commandLine({
    command: 'npm run build:directory',
    text: 'Writes the index of wallets that the kit loads, and out/directory: files to serve as endpoints.explorer.',
    options: {},
  }),
  async work() {
    const shipped = shippedWallets(JSON.parse(readFileSync(join(CORE, 'data/wallets.json'), 'utf8')))
    writeFileSync(join(CORE, 'src/wallets/list/wallet-index.ts'), indexModule(shipped))
    rmSync(FOLDER, { recursive: true, force: true })
    for (const [path, answer] of Object.entries(directoryFiles(shipped))) {
      mkdirSync(dirname(join(FOLDER, path)), { recursive: true })
      writeFileSync(join(FOLDER, path), JSON.stringify(answer))
    }
    console.log(`${shipped.length} wallets in out/directory`)
  },
})
