// @ts-check
/**
 * Stands between a program and the chain it started, so that the chain never outlives the program, even a killed one.
 *
 * In      argv: the chain's binary and its arguments; stdin: a pipe whose end means that the program is gone
 * Out     what the chain writes; its exit code
 */
import { spawn } from 'node:child_process'

const [binary = '', ...args] = process.argv.slice(2)
const chain = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'] })

chain.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
chain.on('exit', (code) => process.exit(code ?? 0))

const stop = () => chain.kill('SIGKILL')
process.stdin.on('end', stop).on('error', stop).resume()
process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
