// @ts-check
/**
 * What every command does around its own work: it parses the options first, checks the version of Node.js, the
 * name of the repository's folder and the temporary folder, installs and builds what the work needs, and reports
 * failures in a sentence.
 *
 * In      the command's options, its needs, and the work
 * Exit    0 when the work is done; 1 when something failed; 2 for wrong options; 130 and the like when it was stopped
 */
import { isStopping, stopAll } from './children.mjs'
import { readCommandLine } from './command-line.mjs'
import { prepare } from './prepare.mjs'
import { placeFault } from './repository.mjs'
import { ScriptFailure } from './run-script.mjs'

/** @typedef {import('./command-line.mjs').Option} Option */
/** @typedef {import('./prepare.mjs').Needs} Needs */

/**
 * @template {Readonly<Record<string, Option>>} Options
 * @typedef {object} Command
 * @property {import('./command-line.mjs').CommandLine<Options>} line
 * @property {readonly string[]} [argv]  the typed arguments, if not all of the process's
 * @property {Needs | ((given: Given<Options>) => Needs)} [needs]
 * @property {(given: Given<Options>) => Promise<void>} [check]  before anything is installed: rejects with the problem
 * @property {(given: Given<Options>) => Promise<void>} work
 */

/**
 * @template {Readonly<Record<string, Option>>} Options
 * @typedef {ReturnType<typeof readCommandLine<Options>>} Given
 */

/**
 * @template {Readonly<Record<string, Option>>} Options
 * @param {Command<Options>} command
 */
export async function runCommand({ line, argv, needs = {}, check, work }) {
  const given = readCommandLine(line, argv)
  try {
    const fault = placeFault()
    if (fault !== undefined) throw new Error(fault)
    await check?.(given)
    await prepare(typeof needs === 'function' ? needs(given) : needs)
    await work(given)
  } catch (error) {
    // Ctrl-C is not a failure; the signal's own exit follows.
    if (isStopping()) return
    if (!(error instanceof ScriptFailure)) console.error(error instanceof Error ? error.message : error)
    await stopAll()
    process.exit(1)
  }
}
