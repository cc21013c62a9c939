// @ts-check
/**
 * Runs between a program and its chain or bundler, so that neither outlives the program, even a killed one.
 *
 * In      argv: the binary and its arguments; stdin: a pipe that ends with the program
 * Out     its output; its exit code
 */
import { spawn } from 'node:child_process'

const [binary = '', ...args] = process.argv.slice(2)
const child = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'] })

child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 0))

const stop = () => child.kill('SIGKILL')
process.stdin.on('end', stop).on('error', stop).resume()
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
