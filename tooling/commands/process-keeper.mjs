// @ts-check
/**
 * Runs between a program and its server, such as a chain or a database, so that the server never outlives the program, even a
 * killed one.
 *
 * In      argv: the signal that ends the server, its binary and its arguments; stdin: a pipe that ends with the program
 * Out     the server's output; its exit code
 */
import { spawn } from 'node:child_process'

const [signal = '', binary = '', ...args] = process.argv.slice(2)
const server = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'] })

server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
server.on('exit', (code) => process.exit(code ?? 0))

const stop = () => server.kill(/** @type {NodeJS.Signals} */ (signal))
process.stdin.on('end', stop).on('error', stop).resume()
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
