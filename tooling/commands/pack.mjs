// @ts-check
/**
 * `npm run pack`: builds the published packages and packs each into `out/packs`, as the registry would get it: with versions
 * in place of `workspace:*`.
 *
 * Out     a tarball per package; their sizes on the screen
 * Exit    1 when a package could not be built or packed
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages } from './build-packages.mjs'
import { run } from './children.mjs'
import { pnpm, quietEnv, root } from './repository.mjs'
import { publishedPackages } from './workspaces.mjs'

const packs = join(root, 'out/packs')

try {
  await buildPackages()
  rmSync(packs, { recursive: true, force: true })
  mkdirSync(packs, { recursive: true })
  for (const { folder } of publishedPackages()) {
    await run('npx', pnpm('--silent', 'pack', '--pack-destination', packs), { cwd: folder, env: quietEnv })
  }
  for (const name of readdirSync(packs).sort()) {
    const kilobytes = statSync(join(packs, name)).size / 1000
    console.log(`${kilobytes.toFixed(1).padStart(8)} kB  out/packs/${name}`)
  }
} catch (error) {
  console.error(`${error}\nLook above for the package that could not be packed.`)
  process.exitCode = 1
}
