// @ts-check
/** Builds the host with each of Next's bundlers, one after the other: both write the types of the app. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')

for (const bundler of ['turbopack', 'webpack']) {
  const env = { ...process.env, BOWLINE_BUNDLER: bundler }
  const { status } = spawnSync(process.execPath, [next, 'build', `--${bundler}`], { env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
