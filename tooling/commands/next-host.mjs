// @ts-check
/**
 * The built Next.js host of `tooling/next-host`, served.
 *
 * In      the bundler whose build to serve
 * Out     its URL, once it responds, and a stop function
 * Throws  Error when the host has not been built, or does not respond within 30 seconds
 */
import { join } from 'node:path'
import { startNext } from './next-server.mjs'
import { root } from './repository.mjs'

/** @param {'turbopack' | 'webpack'} bundler */
export function startNextHost(bundler) {
  return startNext({
    folder: join(root, 'tooling/next-host'),
    name: 'the Next.js host',
    build: `.next/${bundler}`,
    env: { BOWLINE_BUNDLER: bundler },
  })
}
