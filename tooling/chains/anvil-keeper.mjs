// @ts-check
/**
 * Runs between a program and its chain, so that the chain never outlives the program, even a killed one.
 *
 * In      argv: the chain's binary and its arguments; stdin: a pipe that ends with the program
 * Out     the chain's output; its exit code
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
