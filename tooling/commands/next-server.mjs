// @ts-check
/**
 * A built app of Next.js, served.
 *
 * In      the app's folder and name, its build folder, a port, and its environment
 * Out     its URL, once it responds, and a stop function
 * Throws  Error when the app has not been built, or does not respond within 30 seconds
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { start, stop } from './children.mjs'
import { freePort } from './ports.mjs'
import { quietEnv } from './repository.mjs'

const START_LIMIT_MS = 120_000
/** Number of its last characters, for an error. */
const SAID_LENGTH = 2_000

/**
 * @typedef {object} NextApp
 * @property {string} folder
 * @property {string} name                in errors
 * @property {string} [build]             the build folder inside the app's; `.next` by default
 * @property {number} [port]              0, the default, is any free one
 * @property {Readonly<Record<string, string>>} [env]
 * @property {'inherit' | 'ignore'} [output]
 */

/** @param {NextApp} app */
export async function startNext({ folder, name, build = '.next', port = 0, env = {}, output = 'ignore' }) {
  if (!existsSync(join(folder, build, 'BUILD_ID'))) {
    throw new Error(`${name} is not built. Run \`npm test -- --only install,build\`.`)
  }
  const next = createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next')
  const wanted = port === 0 ? 0 : await freePort(port)
  const child = start(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', `${wanted}`], {
    cwd: folder,
    env: { ...quietEnv, NODE_ENV: 'production', ...env },
    output: 'pipe',
  })
  try {
    const url = await ownAddress(child, name, output)
    await untilAnswers(url, name, child)
    return { url, stop: () => stop(child), child }
  } catch (error) {
    await stop(child)
    throw error
  }
}

/**
 * The URL that the server reports. A port that was free before its start may have another listener by then, which would
 * respond in its place.
 * @param {import('./children.mjs').ChildProcess} child
 * @param {string} name
 * @param {'inherit' | 'ignore'} output
 * @returns {Promise<string>}
 */
function ownAddress(child, name, output) {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (/** @type {string} */ text) => {
      said = `${said}${text}`.slice(-SAID_LENGTH)
      const url = /Local: +(http:\/\/127\.0\.0\.1:\d+)\s/.exec(said)?.[1]
      if (url !== undefined) resolve(url)
    }
    for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
      child[stream]?.setEncoding('utf8').on('data', hear)
      if (output === 'inherit') child[stream]?.on('data', (text) => process[stream].write(text))
    }
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`The server of ${name} ended with ${code}: ${said.trim()}`)))
    setTimeout(() => reject(lateError(name)), START_LIMIT_MS).unref()
  })
}

/** @param {string} name */
const lateError = (name) => new Error(`The server of ${name} did not respond within ${START_LIMIT_MS / 1000} seconds`)

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
  throw lateError(name)
}
