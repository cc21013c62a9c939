// @ts-check
/**
 * Packs the built published packages.
 *
 * Out     `out/packs/<name>-<version>.tgz` for each; their sizes on the screen
 * Throws  Error when a package cannot be packed
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './children.mjs'
import { pnpm, quietEnv, root } from './repository.mjs'
import { publishedPackages } from './workspaces.mjs'

/** Folder of the packed packages. */
export const packs = join(root, 'out/packs')

export async function packPackages() {
  rmSync(packs, { recursive: true, force: true })
  mkdirSync(packs, { recursive: true })
  for (const { folder } of publishedPackages()) {
    await run('npx', pnpm('--silent', 'pack', '--pack-destination', packs), { cwd: folder, env: quietEnv })
  }
  for (const name of readdirSync(packs).sort()) {
    const kilobytes = statSync(join(packs, name)).size / 1000
    console.log(`${kilobytes.toFixed(1).padStart(8)} kB  out/packs/${name}`)
  }
}
