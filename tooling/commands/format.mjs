// @ts-check
/**
 * `npm run format`: formats every file and applies the fixes that change no behaviour, installing first when nothing is installed
 * yet.
 *
 * In      argv: files or folders; all of them unless given
 * Exit    1 when something is left that has to be mended by hand
 */
import { run } from './children.mjs'
import { installArgs, isInstalled, pnpm, quietEnv } from './repository.mjs'

try {
  if (!isInstalled()) await run('npx', installArgs, { env: quietEnv })
  const [first = '.', ...others] = process.argv.slice(2)
  await run('npx', pnpm('exec', 'biome', 'check', '--write', first, ...others), { env: quietEnv })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
