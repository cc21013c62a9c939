// @ts-check
/**
 * Runs a workspace's Node.js script without a package manager between, so that the script's own output is
 * last.
 *
 * Throws  ScriptFailure when it ends with another code than 0: it has printed why
 */
import { run } from './children.mjs'
import { quietEnv } from './repository.mjs'
import { listWorkspaces } from './workspaces.mjs'

const LIMIT_MS = 7_200_000

/** A script has failed, and printed why. */
export class ScriptFailure extends Error {}

/**
 * @param {string} workspace its package name
 * @param {string} script
 * @param {readonly string[]} [args]
 */
export async function runScript(workspace, script, args = []) {
  const found = listWorkspaces().find(({ name }) => name === workspace)
  const [program, file] = found?.manifest.scripts?.[script]?.split(' ') ?? []
  if (found === undefined || program !== 'node' || file === undefined) {
    throw new Error(`${workspace} has no script ${script} that is a file for Node.js.`)
  }
  try {
    await run(process.execPath, [file, ...args], { cwd: found.folder, env: quietEnv, limitMs: LIMIT_MS })
  } catch (cause) {
    throw new ScriptFailure(`${workspace} ${script} failed`, { cause })
  }
}
