// @ts-check
/**
 * A built app of Next.js, served.
 *
 * In      the app's folder and what to call it, where its build is, a port, and what to tell it through its environment
 * Out     its address, once it answers, and a way to stop it
 * Throws  Error when the app has not been built, or does not answer within 30 seconds
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { start, stop } from './children.mjs'
import { freePort } from './ports.mjs'
import { quietEnv } from './repository.mjs'

const START_LIMIT_MS = 30_000

/**
 * @typedef {object} NextApp
 * @property {string} folder
 * @property {string} name                in errors
 * @property {string} [build]             the folder of the build inside the app's; `.next` unless given
 * @property {number} [port]              0, the default, takes a free one
 * @property {Readonly<Record<string, string>>} [env]
 * @property {'inherit' | 'ignore'} [output]
 */

/** @param {NextApp} app */
export async function startNext({ folder, name, build = '.next', port = 0, env = {}, output = 'ignore' }) {
  if (!existsSync(join(folder, build, 'BUILD_ID'))) {
    throw new Error(`${name} is not built. Run \`npm test -- --only install,build\`.`)
  }
  const free = await freePort(port)
  const url = `http://127.0.0.1:${free}`
  const next = createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next')
  const child = start(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', `${free}`], {
    cwd: folder,
    env: { ...quietEnv, NODE_ENV: 'production', ...env },
    output,
  })
  try {
    await untilAnswers(url, name, child)
  } catch (error) {
    await stop(child)
    throw error
  }
  return { url, stop: () => stop(child), child }
}

/**
 * @param {string} url
 * @param {string} name
 * @param {import('./children.mjs').ChildProcess} child
 */
async function untilAnswers(url, name, child) {
  const endMs = Date.now() + START_LIMIT_MS
  while (Date.now() < endMs) {
    if (child.exitCode !== null) throw new Error(`The server of ${name} ended with ${child.exitCode}`)
    try {
      const { status } = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      if (status < 500) return
      throw new Error(`The first page of ${name} is answered with ${status}`)
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('The first page')) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`The server of ${name} did not answer at ${url} within ${START_LIMIT_MS / 1000} seconds`)
}
