// @ts-check
/**
 * Runs Jest for a command that prints its own table.
 *
 * In      the workspace's folder relative to the repository, arguments of Jest, and variables for the tests
 * Out     whether all passed, and Jest's output; a failed test makes the command's exit code 1
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isStopping, start } from './children.mjs'
import { root } from './repository.mjs'

/**
 * @param {string} place
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @returns {Promise<{ isWell: boolean, output: string }>} never settles when the command is being stopped
 */
export function runJest(place, args, variables) {
  const cwd = join(root, place)
  const jest = createRequire(join(cwd, 'package.json')).resolve('jest/bin/jest')
  const env = { NODE_NO_WARNINGS: '1', ...variables }
  const child = start(process.execPath, [jest, '--ci', ...args], { cwd, env, output: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (isStopping()) return
      if (code !== 0) process.exitCode = 1
      resolve({ isWell: code === 0, output })
    })
  })
}
