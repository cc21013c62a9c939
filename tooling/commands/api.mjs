// @ts-check
/**
 * `npm run api`: builds the published packages and writes their API reports, `packages/<name>/api/<entry>.md`.
 *
 * Exit    1 when a package could not be built or described
 */
import { buildPackages } from './build-packages.mjs'
import { run } from './children.mjs'
import { pnpm, quietEnv } from './repository.mjs'

try {
  await buildPackages()
  await run('npx', pnpm('--silent', '--filter', '@bowline/conformance', 'run', 'api'), { env: quietEnv })
} catch (error) {
  console.error(`${error}\nLook above for the package.`)
  process.exitCode = 1
}
