// @ts-check
/**
 * `npm run demo` as started by a user who has just cloned the repository.
 *
 * In      the folder of the clone, arguments for the demo
 * Out     its printed URLs, once it serves, and a stop function
 * Throws  Error when it ends or does not serve in time; its output is on the screen
 */
import { start, stop } from './children.mjs'

const LIMIT_MS = 1_200_000

/**
 * @param {import('./children.mjs').StartOptions & { cwd: string, args?: readonly string[], limitMs?: number }} how
 * @returns {Promise<{ url: string, mailbox: string, output: () => string, stop: () => Promise<void> }>}
 */
export function startDemoCommand({ args = [], limitMs = LIMIT_MS, ...how }) {
  const child = start('npm', ['run', 'demo', '--', ...args], { ...how, output: 'pipe' })
  let output = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(`did not serve within ${limitMs / 1000} s`), limitMs)
    /** @param {string} how */
    const fail = async (how) => {
      clearTimeout(timer)
      await stop(child)
      reject(new Error(`\`npm run demo\` ${how}`))
    }
    const read = (/** @type {Buffer} */ chunk) => {
      process.stdout.write(chunk)
      output += chunk
      const [url, mailbox] = [/^Bowline demo: (\S+)$/m, /^Mailbox: (\S+)$/m].map((line) => line.exec(output)?.[1])
      if (url === undefined || mailbox === undefined) return
      clearTimeout(timer)
      resolve({ url, mailbox, output: () => output, stop: () => stop(child) })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', (error) => fail(`could not start: ${error.message}`))
    child.once('exit', (code) => fail(`ended with ${code}`))
  })
}
