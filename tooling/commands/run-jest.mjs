// @ts-check
/**
 * Jest, for a command that prints a table of its own.
 *
 * In      the workspace's folder seen from the repository, arguments of Jest, and variables for the tests
 * Out     whether all went well, and what Jest had to say; a test that failed makes the command's exit code 1
 */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './repository.mjs'

/**
 * @param {string} place
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @returns {Promise<{ isWell: boolean, output: string }>}
 */
export function runJest(place, args, variables) {
  const cwd = join(root, place)
  const jest = createRequire(join(cwd, 'package.json')).resolve('jest/bin/jest')
  const how = { cwd, env: { ...process.env, NODE_NO_WARNINGS: '1', ...variables }, maxBuffer: 2 ** 28 }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [jest, '--ci', ...args], how, (error, stdout, stderr) => {
      if (error !== null) process.exitCode = 1
      resolve({ isWell: error === null, output: `${stdout}${stderr}` })
    })
    child.stdin?.end()
  })
}
