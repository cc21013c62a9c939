// @ts-check
/**
 * The child processes of a command: none of them outlives the command.
 *
 * Each has its own process group, so that its own children end with it, and an empty stdin, so that none of
 * them waits for input.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './repository.mjs'

/** A command that ends its own children first needs time for it, on a busy machine too. Only a hang lasts this long. */
const GRACE_MS = 30_000
const ORPHAN_CHECK_MS = 1_000
const isWindows = process.platform === 'win32'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set()

/**
 * @typedef {object} StartOptions
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string | undefined>>} [env] added to this process's environment
 * @property {'inherit' | 'ignore' | 'pipe'} [output]
 * @property {number} [uid] another user's, which only root may set
 * @property {number} [gid]
 */

/**
 * Starts a program and leaves it running.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {StartOptions} [options]
 * @returns {ChildProcess}
 */
export function start(command, args, { cwd = root, env = {}, output = 'inherit', uid, gid } = {}) {
  stopAllOnSignals()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: !isWindows,
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
    // Windows runs npx and similar programs only through a shell.
    shell: isWindows && command !== process.execPath,
  })
  running.add(child)
  child.once('error', () => running.delete(child))
  child.once('exit', () => running.delete(child))
  return child
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {StartOptions & { limitMs?: number, leaveOut?: RegExp }} [options] `leaveOut`: lines of its output that are hidden
 * @returns {Promise<void>} rejects when it fails, cannot start or takes longer than `limitMs`
 */
export function run(command, args, { limitMs = 600_000, leaveOut, ...options } = {}) {
  const shown = [command, ...args].join(' ')
  return new Promise((resolve, reject) => {
    const child = start(command, args, leaveOut === undefined ? options : { ...options, output: 'pipe' })
    if (leaveOut !== undefined) {
      for (const stream of [child.stdout, child.stderr]) {
        if (stream) createInterface(stream).on('line', (line) => leaveOut.test(line) || console.log(line))
      }
    }
    let late = false
    const timer = setTimeout(() => {
      late = true
      stop(child)
    }, limitMs)
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(new Error(`\`${shown}\` could not start: ${error.message}`))
    })
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      if (late) reject(new Error(`\`${shown}\` took longer than ${Math.round(limitMs / 1000)} s and was stopped`))
      else if (code === 0) resolve()
      else reject(new Error(`\`${shown}\` ended with ${code ?? signal}`))
    })
  })
}

/**
 * Ends a program and its children: first with a signal, then by force.
 * @param {ChildProcess} child
 * @returns {Promise<void>}
 */
export function stop(child) {
  return new Promise((resolve) => {
    if (!running.has(child)) {
      resolve()
      return
    }
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    signalGroup(child, 'SIGTERM')
  })
}

/** Ends every program started here, and closes the servers of this process. */
export async function stopAll() {
  await Promise.all([...[...running].map(stop), ...closers.map((close) => close())])
}

/**
 * From now on the command works until it is stopped: a signal counts as success.
 * @param {() => Promise<unknown>} [close] ends the servers of this process
 */
export function serveUntilStopped(close = async () => {}) {
  closers.push(close)
  stopAllOnSignals()
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // Already ended.
  }
}

let listening = false
let stopping = false
/** @type {(() => Promise<unknown>)[]} */
const closers = []

/** Whether a signal has ended the command, so that errors caused by it are not failures. */
export const isStopping = () => stopping

/** From now on a signal ends the children of this process before the process. */
export function stopAllOnSignals() {
  if (listening) return
  listening = true
  stopWithNpm()
  process.on('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL')
  })
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    process.once(signal, async () => {
      stopping = true
      await stopAll()
      process.exit(closers.length > 0 ? 0 : code)
    })
  }
}

/**
 * A signal to npm alone ends npm and the shell between, which does not forward it: the command notices that it has become
 * another process's child.
 */
function stopWithNpm() {
  if (isWindows || process.env.npm_lifecycle_event === undefined) return
  const { ppid } = process
  const timer = setInterval(() => {
    if (process.ppid !== ppid) process.kill(process.pid, 'SIGTERM')
  }, ORPHAN_CHECK_MS)
  timer.unref()
}
