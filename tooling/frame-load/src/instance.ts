/** One instance of the secure site as a process: the program `bowline-secure-site`, from its sources. */
import { tmpdir } from 'node:os'
import { runSecureSite } from '../../../packages/secure-site/src/server/start/index.js'

process.exitCode = await runSecureSite({
  args: process.argv.slice(2),
  env: process.env,
  site: tmpdir(),
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
})
