// @ts-check
/**
 * `npm run version-packages`: turns the pending changesets into the next version of every package, its changelogs, and the version
 * that requests carry. Can be run again whenever changesets have been added.
 *
 * In      argv: arguments for `changeset version`, such as `--snapshot canary`
 * Exit    1 when the changesets cannot be read
 */
import { join } from 'node:path'
import { run } from './children.mjs'
import { installArgs, isInstalled, pnpm, quietEnv, root } from './repository.mjs'
import { writeSdkVersion } from './sdk-version.mjs'

try {
  if (!isInstalled()) await run('npx', installArgs, { env: quietEnv })
  await run('npx', pnpm('exec', 'changeset', 'version', ...process.argv.slice(2)), { env: quietEnv })
  console.log(`Requests carry ${writeSdkVersion(join(root, 'packages/kit-core'))}.`)
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
